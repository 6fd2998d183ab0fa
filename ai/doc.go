// Package ai is the computer players: one search, and what it knows of each game.
package ai
