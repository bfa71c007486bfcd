/** The whole Star Wars CCG: what scenarios, opponents and commands may use of it. The page begins with `at-hand.ts`. */

export * from './at-hand.ts'
export * from './whole-game.ts'
