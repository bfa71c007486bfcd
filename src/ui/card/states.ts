/** What has become of a card: each state with its sign and its words; and everything lasting that rests on it. */

import {
  type CardId,
  facts,
  isOnTable,
  isStolen,
  keysOf,
  type Position,
  type Speech,
} from '../../views/index.ts'
import type { T } from '../use.ts'
import type { GlyphName } from './glyphs.tsx'
import { hasMoved, lacksCrew } from './words.ts'

export interface State {
  kind: GlyphName
  words: string
}

const signs = {
  hit: 'hit',
  frozen: 'frozen',
  imprisoned: 'captive',
  captive: 'captive',
  missing: 'off',
  undercover: 'spy',
  crashed: 'warn',
  inactive: 'off',
} as const satisfies Record<string, GlyphName>

/** The first is the one that is seen where there is room for one. */
export function cardStates(t: T, speech: Speech, p: Position, card: CardId): State[] {
  const held = p.cards[card]
  if (!held || !isOnTable(p, card)) return []
  const names = keysOf(signs)
  // Who is imprisoned or frozen is a captive anyway.
  const kept = held.states.includes('imprisoned') || held.states.includes('frozen')
  return [
    ...names
      .filter((name) => held.states.includes(name) && !(name === 'captive' && kept))
      .map((name): State => ({ kind: signs[name], words: t(`said.state.${name}`) })),
    ...(isStolen(p, card) ? [{ kind: 'hand', words: t('said.state.stolen') } as const] : []),
    ...(lacksCrew(p, card) ? [{ kind: 'crew', words: t('said.unmanned') } as const] : []),
    ...lastingOn(speech, p, card).map((words): State => ({ kind: 'lasting', words })),
    ...(hasMoved(p, card) ? [{ kind: 'moved', words: t('said.moved') } as const] : []),
  ]
}

/** What texts have put on it for a while, together for each card that did. */
function lastingOn(speech: Speech, p: Position, card: CardId): string[] {
  const bySource = new Map<CardId, string[]>()
  for (const { on, source, ability } of p.lasting) {
    if (!on?.includes(card)) continue
    const [text = ''] = speech.cardText({ ...facts(p, source), abilities: [ability], capacity: [] }).slice(-1)
    bySource.set(source, [...(bySource.get(source) ?? []), text])
  }
  return [...bySource].map(([source, texts]) => `${facts(p, source).title}: ${texts.join(' ')}`)
}
