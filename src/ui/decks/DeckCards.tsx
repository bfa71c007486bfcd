/**
 * Choosing a deck for a game, each as a card with its crest, a view and how it wants to be played: those that come with
 * the game, those that the player keeps, a random one, or a list. It stands in the screens that begin games, and needs
 * no catalogue.
 */

import { useEffect, useMemo } from 'react'
import { useCards } from '../../store/cards/needed.ts'
import { readKept, useKeeping } from '../../store/decks/keeping.ts'
import { type DeckOption, optionsFrom, randomList } from '../../store/decks/ready.ts'
import { anyPosition, type DeckProblem } from '../../store/index.ts'
import type { DeckTitle } from '../../store/table/source.ts'
import type { Player } from '../../views/index.ts'
import { backArt, useArt } from '../art/index.ts'
import { Crest } from '../card/Picture.tsx'
import { type T, usePosition, useWords } from '../use.ts'
import './deck-cards.css'
import { readyName } from './names.ts'

/** Which deck is wanted. */
export interface Wanted {
  kind: 'chosen' | 'random' | 'list'
  /** The deck that has been chosen; null: the side's usual one. */
  id: string | null
  /** What has been pasted. */
  text: string
}

export const usualDeck: Wanted = { kind: 'chosen', id: null, text: '' }

/** The decks that can be chosen, the ready ones first. */
export function useDecks(): readonly DeckOption[] {
  const kept = useKeeping((state) => state.decks)
  useEffect(() => void readKept(), [])
  const there = useCards(useMemo(() => (kept ?? []).flatMap(({ sheet }) => Object.keys(sheet.cards)), [kept]))
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wrong with kept decks is known when their cards are there.
  return useMemo(() => optionsFrom(kept ?? []), [kept, there])
}

/** A deck as a game takes it: a list, or null for the side's usual one. */
export async function listOf(
  { kind, id, text }: Wanted,
  side: Player,
  seed: string,
  options: readonly DeckOption[],
): Promise<string | null> {
  if (kind === 'list') return text
  if (kind === 'random') return randomList(side, seed)
  return options.find((option) => option.id === id && option.side === side)?.list ?? null
}

/** What the record of games calls a deck. */
export function titleOf({ kind, id }: Wanted, side: Player, options: readonly DeckOption[]): DeckTitle {
  if (kind !== 'chosen') return { is: kind }
  const found = options.find((option) => option.id === id && option.side === side)
  if (!found) return { is: 'ready', id: `premiere-${side}` }
  return found.name === null ? { is: 'ready', id: found.id } : { is: 'own', name: found.name }
}

/** The places that are seen on the cards of the decks that come with the game. */
const places: Readonly<Record<string, string>> = {
  'premiere-light': 'Yavin 4: Massassi War Room',
  'premiere-dark': 'Death Star: Level 4 Military Corridor',
  heroes: "Tatooine: Lars' Moisture Farm",
  'rebel-fleet': 'Hoth',
  'bounty-hunters': 'Cloud City: Carbonite Chamber',
  scouts: 'Endor: Dense Forest',
}

/** What a deck is called, and how it wants to be played. */
function wordsOf(t: T, { id, name, size, problems, without }: DeckOption): { name: string; style: string } {
  const called = name ?? readyName(t, id)
  if (problems > 0)
    return { name: called, style: t('deckChoice.problems', { name: called, count: problems }) }
  if (without > 0) return { name: called, style: t('deckChoice.without', { count: size, without }) }
  const style =
    name === null ? t(`deckChoice.style.${id as 'heroes'}`) : t('deckChoice.size', { count: size })
  return { name: called, style }
}

interface CardProps {
  side: Player
  title: string
  style: string
  place: string | null
  group: string
  chosen: boolean
  disabled?: boolean
  onChoose: () => void
}

function DeckCard({ side, title, style, place, group, chosen, disabled = false, onChoose }: CardProps) {
  const art = useArt()
  const view = place === null ? backArt(side) : art?.sceneArt({ title: place }, 160, 160, { horizon: 0.56 })
  return (
    <label
      className="deck-card"
      data-side={side}
      data-chosen={chosen || undefined}
      data-off={disabled || undefined}
    >
      <span className="deck-view">
        {view && <img alt="" src={view} />}
        <Crest side={side} />
      </span>
      <span className="deck-words">
        <input
          type="radio"
          name={group}
          checked={chosen}
          disabled={disabled}
          onChange={onChoose}
          aria-label={title}
        />
        <b>{title}</b>
        <span>{style}</span>
      </span>
    </label>
  )
}

interface DeckCardsProps {
  side: Player
  title: string
  wanted: Wanted
  options: readonly DeckOption[]
  problems: readonly DeckProblem[]
  onChange: (wanted: Wanted) => void
}

/** One choice among the decks of one side. */
export function DeckCards({ side, title, wanted, options, problems, onChange }: DeckCardsProps) {
  const { t } = useWords()
  const own = options.filter((option) => option.side === side)
  const chosen = own.find(({ id }) => id === wanted.id) ?? own[0]
  const group = `deck-${side}`
  const named = title.includes(t(`sideOf.${side}`))
  return (
    <fieldset className="deck-cards" data-side={side}>
      <legend>
        {title} {named || <small>{t(`sideOf.${side}`)}</small>}
      </legend>
      {own.map((option) => {
        const { name, style } = wordsOf(t, option)
        return (
          <DeckCard
            key={option.id}
            side={side}
            title={name}
            style={style}
            place={option.name === null ? (places[option.id] ?? null) : null}
            group={group}
            chosen={wanted.kind === 'chosen' && option === chosen}
            disabled={option.problems > 0}
            onChoose={() => onChange({ ...wanted, kind: 'chosen', id: option.id })}
          />
        )
      })}
      {(['random', 'list'] as const).map((kind) => (
        <DeckCard
          key={kind}
          side={side}
          title={t(kind === 'random' ? 'practice.deck.random' : 'newGame.own')}
          style={t(`deckChoice.style.${kind}`)}
          place={null}
          group={group}
          chosen={wanted.kind === kind}
          onChoose={() => onChange({ ...wanted, kind })}
        />
      ))}
      {wanted.kind === 'list' && (
        <Pasted side={side} text={wanted.text} onChange={(text) => onChange({ ...wanted, text })} />
      )}
      <Problems problems={problems} />
    </fieldset>
  )
}

function Pasted({ side, text, onChange }: { side: Player; text: string; onChange: (text: string) => void }) {
  const { t } = useWords()
  return (
    <>
      <p className="small">{t('newGame.starting')}</p>
      <textarea
        value={text}
        rows={7}
        spellCheck={false}
        placeholder={t('newGame.example')}
        aria-label={t('newGame.list', { side: t(`sideOf.${side}`) })}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  )
}

function Problems({ problems }: { problems: readonly DeckProblem[] }) {
  const { speech } = useWords()
  const p = usePosition()
  if (problems.length === 0) return null
  return (
    <ul className="problems" role="alert">
      {problems.map(({ reason }) => (
        <li key={JSON.stringify(reason)}>{speech.reason(p ?? anyPosition(), reason)}</li>
      ))}
    </ul>
  )
}
