/** What the opponent did in its turn, and what it threatens: when one's own turn begins. */

import { useMemo, useState } from 'react'
import { useStore } from '../../store/index.ts'
import {
  type CardId,
  cardsAboard,
  isLocation,
  type Position,
  type Recap,
  recapOf,
} from '../../views/index.ts'
import { useSeen, useWords } from '../use.ts'
import { SentenceWithCards } from '../why/SentenceWithCards.tsx'
import { usePractice } from './use.ts'

interface RecapLine {
  text: string
  cards: readonly CardId[]
}

/** Cards are deployed at a location, aboard a card, or on one. */
function whereTo(p: Position, cards: readonly CardId[], at: CardId) {
  if (isLocation(p, at)) return 'deployedAt'
  return cards.some((card) => cardsAboard(p, at).includes(card)) ? 'deployedAboard' : 'deployedOn'
}

function useLines(
  p: Position,
  recap: Recap,
  own: 'light' | 'dark',
): { done: RecapLine[]; threats: RecapLine[] } {
  const { t, speech } = useWords()
  const name = (card: CardId) => speech.name(p, card)
  const deployed = recap.deployed.map(({ cards, at }): RecapLine => {
    const titles = cards.map(name).join(', ')
    const text =
      at === null ? titles : t(`practice.recap.${whereTo(p, cards, at)}`, { cards: titles, place: name(at) })
    return {
      text: t('practice.recap.deployed', { cards: text }),
      cards: at === null ? cards : [...cards, at],
    }
  })
  const drained = recap.drained.map(({ at, count }) => ({
    text: t('practice.recap.drained', { count, place: name(at) }),
    cards: [at],
  }))
  const fought = recap.fought.map(({ at, winner }) => ({
    text: t(`practice.recap.${winner === null ? 'drawn' : winner === own ? 'won' : 'beaten'}`, {
      place: name(at),
    }),
    cards: [at],
  }))
  const forfeited = (['light', 'dark'] as const).flatMap((side): RecapLine[] => {
    const cards = recap.forfeited[side]
    if (cards.length === 0) return []
    const titles = cards.map(name).join(', ')
    return [{ text: t(`practice.recap.${side === own ? 'forfeited' : 'gaveUp'}`, { cards: titles }), cards }]
  })
  const lost = recap.lost > 0 ? [{ text: t('practice.recap.lost', { count: recap.lost }), cards: [] }] : []
  const drains = recap.drains.map(({ at, count }) => ({
    text: t('practice.recap.drains', { count, place: name(at) }),
    cards: [at],
  }))
  const stronger = recap.stronger.map(({ at, theirs, own: mine }) => ({
    text: t('practice.recap.stronger', { place: name(at), theirs, own: mine }),
    cards: [at],
  }))
  return {
    done: [...deployed, ...drained, ...fought, ...forfeited, ...lost],
    threats: [...drains, ...stronger],
  }
}

/** What the opponent's turn has brought; null before it has had one, while it has one, and in a battle, which needs the room. */
export function useRecap(): Recap | null {
  const practice = usePractice()
  const history = useStore((state) => state.history)
  const p = useSeen()
  const other = practice?.side === 'light' ? 'dark' : 'light'
  const recap = useMemo(
    () => (history && practice ? recapOf(history, other) : null),
    [history, practice, other],
  )
  return p?.battle ? null : recap
}

/** Nothing once it has been shut for this turn. */
export function RecapBox() {
  const recap = useRecap()
  const p = useSeen()
  const [closed, close] = useState(0)
  if (!recap || !p || recap.turn === closed) return null
  return <Shown p={p} recap={recap} onClose={() => close(recap.turn)} />
}

/** On a phone it is opened by whoever wants to read it. */
const isSmall = () => window.matchMedia('(max-width: 60rem), (max-height: 30rem)').matches

function Shown({ p, recap, onClose }: { p: Position; recap: Recap; onClose: () => void }) {
  const { t } = useWords()
  const practice = usePractice()
  const own = practice?.side ?? 'light'
  const { done, threats } = useLines(p, recap, own)
  const title = t('practice.recap.title', { name: t(`practice.level.${practice?.level ?? 'recruit'}`) })
  return (
    <details className="recap" open={!isSmall()}>
      <summary>
        <h3>{title}</h3>
        <button type="button" className="close" aria-label={t('close')} onClick={onClose}>
          ✕
        </button>
      </summary>
      {done.length === 0 && <p className="quiet">{t('practice.recap.nothing')}</p>}
      <List p={p} lines={done} />
      {threats.length > 0 && <h4>{t('practice.recap.threatens')}</h4>}
      <List p={p} lines={threats} />
    </details>
  )
}

const List = ({ p, lines }: { p: Position; lines: readonly RecapLine[] }) =>
  lines.length > 0 && (
    <ul>
      {lines.map(({ text, cards }) => (
        <li key={text}>
          <SentenceWithCards p={p} text={text} cards={cards} />
        </li>
      ))}
    </ul>
  )
