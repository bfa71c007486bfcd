/** The cards of the open deck by type, with their counts; and the lines that name no card. */

import { useMemo } from 'react'
import {
  actsByPrint,
  addCopies,
  changeSheet,
  type DeckSheet,
  type Entry,
  entriesOf,
  isByPrint,
  mayStart,
  playedOf,
  type UnknownLine,
  withCount,
} from '../../store/decks/index.ts'
import { firstOf } from '../../views/index.ts'
import { useCarry } from './drag.tsx'
import { useCopyName } from './open.ts'
import { setScreens } from './state.ts'
import { UnknownLines } from './Unknown.tsx'
import { typeName, useDeckWords } from './use.ts'

function byType(entries: readonly Entry[]): Entry[][] {
  const groups: Entry[][] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    if (last?.[0]?.card.type === entry.card.type) last.push(entry)
    else groups.push([entry])
  }
  return groups
}

const sum = (entries: readonly Entry[]) => entries.reduce((all, { count }) => all + count, 0)

/** Cards outside of the deck stand apart. */
export function DeckList({ sheet }: { sheet: DeckSheet }) {
  const { t } = useDeckWords()
  const groups = useMemo(() => byType(entriesOf(sheet.cards)), [sheet])
  const outside = useMemo(() => entriesOf(sheet.outside), [sheet])
  const ids = groups.flat().map(({ card }) => card.id)
  return (
    <div className="dk-list">
      {sheet.unknown.length > 0 && <Unknown sheet={sheet} />}
      {groups.length === 0 && <p className="dk-none">{t('build.empty')}</p>}
      {groups.map((group) => {
        const type = firstOf(group).card
        return (
          <section key={type.type} aria-label={typeName(t, type)}>
            <h3>
              {typeName(t, type)} <small>{sum(group)}</small>
            </h3>
            <ul>
              {group.map((entry) => (
                <Row key={entry.card.id} entry={entry} sheet={sheet} among={ids} where="cards" />
              ))}
            </ul>
          </section>
        )
      })}
      {outside.length > 0 && (
        <section aria-label={t('build.outside')}>
          <h3>
            {t('build.outside')} <small>{sum(outside)}</small>
          </h3>
          <p className="dk-quiet">{t('build.outsideAbout')}</p>
          <ul>
            {outside.map((entry) => (
              <Row key={entry.card.id} entry={entry} sheet={sheet} among={ids} where="outside" />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

interface RowProps {
  entry: Entry
  sheet: DeckSheet
  among: readonly string[]
  where: 'cards' | 'outside'
}

function Row({ entry: { card, count }, sheet, among, where }: RowProps) {
  const { t } = useDeckWords()
  const copyName = useCopyName()
  const carry = useCarry(card.id, 'deck', where === 'cards')
  const state = playedOf(card)
  const wrong = card.side !== sheet.side
  const add = (more: number) => addCopies(card.id, more, copyName, where)
  return (
    <li className="dk-row" data-state={wrong ? 'wrong' : state}>
      <span className="dk-steps">
        <button type="button" aria-label={t('build.fewer', { title: card.title })} onClick={() => add(-1)}>
          −
        </button>
        <b>{count}</b>
        <button type="button" aria-label={t('build.more', { title: card.title })} onClick={() => add(1)}>
          +
        </button>
      </span>
      <button
        type="button"
        className="dk-row-title"
        ref={carry}
        aria-label={card.title}
        aria-description={[
          t('build.inDeck', { count }),
          ...(state === 'full' ? [] : [t(`played.${state}`)]),
          ...(wrong ? [t('build.wrongSide')] : []),
        ].join(', ')}
        onKeyDown={({ key }) =>
          key === '+' ? add(1) : key === '-' || key === 'Delete' ? add(-1) : undefined
        }
        onClick={() => setScreens({ over: { card: card.id, among } })}
      >
        {card.printed}
        {state !== 'full' && (
          <small>
            {t(`build.${isByPrint(card) ? (actsByPrint(card) ? 'byNumbers' : 'notPlayed') : 'part'}`)}
          </small>
        )}
        {wrong && <small>{t('build.wrongSide')}</small>}
      </button>
      {where === 'cards' && (mayStart(card.id) || sheet.start.includes(card.id)) && (
        <StartMark id={card.id} title={card.title} sheet={sheet} />
      )}
    </li>
  )
}

/** Whether the game begins with this card, settled beforehand. */
function StartMark({ id, title, sheet }: { id: string; title: string; sheet: DeckSheet }) {
  const { t } = useDeckWords()
  const copyName = useCopyName()
  const starts = sheet.start.includes(id)
  return (
    <button
      type="button"
      className="dk-start"
      aria-pressed={starts}
      aria-label={t('build.starts', { title })}
      title={t('build.starts', { title })}
      onClick={() =>
        changeSheet(
          { ...sheet, start: starts ? sheet.start.filter((one) => one !== id) : [...sheet.start, id] },
          copyName,
        )
      }
    >
      {t('build.start')}
    </button>
  )
}

/** Lines of a list that name no card: each with the cards that may be meant. */
function Unknown({ sheet }: { sheet: DeckSheet }) {
  const { t } = useDeckWords()
  const copyName = useCopyName()
  const without = (line: UnknownLine) => ({ ...sheet, unknown: sheet.unknown.filter((one) => one !== line) })
  return (
    <section className="dk-unknown" aria-label={t('build.unknown')}>
      <h3>
        {t('build.unknown')} <small>{sheet.unknown.length}</small>
      </h3>
      <UnknownLines
        lines={sheet.unknown}
        side={sheet.side}
        choose={(line, id) => {
          const where = line.outside ? 'outside' : 'cards'
          changeSheet(withCount(without(line), id, (sheet[where][id] ?? 0) + line.count, where), copyName)
        }}
        leaveOut={(line) => changeSheet(without(line), copyName)}
      />
    </section>
  )
}
