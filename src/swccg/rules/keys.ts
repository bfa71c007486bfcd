/** The keys of what is said, as types: one that no heading words does not compile. */

import type { chapters } from './words.en.ts'

type Heading = (typeof chapters)[number]
type KeysOf<Section extends string> = Heading extends infer H
  ? H extends Record<Section, infer Said>
    ? keyof Said
    : never
  : never

export type RuleId = KeysOf<'rules'>
export type ReasonKey = KeysOf<'reasons'>
export type LogKey = KeysOf<'log'>
export type DecisionKey = KeysOf<'decisions'>
export type OptionKey = KeysOf<'options'>
