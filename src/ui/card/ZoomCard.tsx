/** A card up close: everything that is on it and that has become of it, in words. */

import { memo } from 'react'
import {
  type CardFacts,
  type CardId,
  controls,
  facts,
  isBattleground,
  isMadeUp,
  isOnTable,
  numberAt,
  type Player,
  type Position,
  type Speech,
} from '../../views/index.ts'
import { WithTerms } from '../glossary/WithTerms.tsx'
import { NumberOf } from '../parts/Parts.tsx'
import { type T, useWords } from '../use.ts'
import { Coin, Power } from './CardFace.tsx'
import { Glyph, type GlyphName } from './glyphs.tsx'
import { numbersNow, printedNumbers } from './numbers.ts'
import { CardPicture, ScenePicture } from './Picture.tsx'
import { Sides } from './Sides.tsx'
import { States } from './Standing.tsx'
import { printedType, type Stat, statsOf, typeWord, uniqueMark } from './words.ts'

/** More text than this makes the picture lower, letter by letter; below this height it is no picture. */
const plenty = 200
const perLetter = 0.42
const lowest = 96

interface ZoomProps {
  card: CardFacts
  /** Where it is in a game: its numbers as they stand, its states. */
  p?: Position
  id?: CardId
  /** What has become of it is told beside it. */
  beside?: boolean
}

/** The large face. It can be read by everybody, and its changed numbers can be opened. */
export const ZoomCard = memo(function ZoomCard({ card, p, id, beside = false }: ZoomProps) {
  const { t, speech } = useWords()
  const here = p && id !== undefined && p.cards[id] ? { p, id } : null
  const lines = card.back ? [] : speech.cardText(card)
  const missing = speech.missing(card)
  const length = lines.join(' ').length + missing.join(' ').length + (card.back ? 900 : 0)
  const high = Math.max(lowest, Math.round(290 - Math.max(0, length - plenty) * perLetter))
  const stats = here ? statsOf(t, here.p, here.id) : []
  return (
    <article
      className="face zoom"
      data-side={card.side}
      data-long={length > 620 || undefined}
      style={{ '--art-h': `${high}px` }}
    >
      <div className="in">
        {card.location ? (
          <ScenePicture card={card} width={744} height={500} />
        ) : (
          <CardPicture card={card} width={744} height={500} />
        )}
        <Corner card={card} here={here} />
        <div className="words">
          <h3>
            {uniqueMark(card)}
            {card.title}
          </h3>
          <p className="type">{typeLine(t, speech, card)}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls. */}
          <div className="texts" tabIndex={0}>
            {here && !beside && <States {...here} />}
            {card.location && <Place card={card} here={here} />}
            {card.icons && card.icons.length > 0 && (
              <p className="kinds">
                {t('zoom.printed', { icons: card.icons.map(speech.trait).join(' · ') })}
              </p>
            )}
            {here && card.back ? (
              <Sides p={here.p} card={here.id} />
            ) : (
              lines.map((line) => (
                <p key={line}>
                  <WithTerms text={line} titles={[card.title]} />
                </p>
              ))
            )}
            {missing.length > 0 && (
              <p className="missing">
                <b>{t('preview.missing')}:</b> {missing.join('; ')}
              </p>
            )}
            {here && !beside && <Changes p={here.p} stats={stats} />}
          </div>
        </div>
        <BigStats card={card} here={here} stats={stats} />
      </div>
    </article>
  )
})

type Here = { p: Position; id: CardId } | null

function Corner({ card, here }: { card: CardFacts; here: Here }) {
  const { t } = useWords()
  const { deploy, destiny } = here ? numbersNow(here.p, here.id) : printedNumbers(card)
  return (
    <>
      {deploy && (
        <span title={t('stat.deploy')}>
          <span className="sr">{t('stat.deploy')} </span>
          <Coin {...deploy} />
        </span>
      )}
      {destiny && (
        <span className="destiny" data-alone={deploy ? undefined : true} title={t('stat.destiny')}>
          <Glyph name="destiny" />
          <span className="sr">{t('stat.destiny')} </span>
          {destiny.value}
        </span>
      )}
    </>
  )
}

/** Type, kind, and what it is called in texts. */
function typeLine(t: T, speech: Speech, card: CardFacts): string {
  const { subtype = '', characteristics = [] } = card
  const kinds = printedType(card) ? [] : subtype.split(' or ')
  const own = [...kinds, ...characteristics].filter(Boolean).map(speech.trait)
  return [typeWord(t, card), ...new Set(own)].join(' · ')
}

/** What a location is: Force icons, inside or outside, what would be drained. */
function Place({ card, here }: { card: CardFacts; here: Here }) {
  const { t } = useWords()
  const { location } = card
  if (!location) return null
  const words = [
    location.interior && t('kind.interior'),
    location.exterior && t('kind.exterior'),
    location.dockingBay && t('kind.dockingBay'),
    location.mobile && t('kind.mobile'),
    location.sector === 'cloud' && t('kind.cloud'),
    location.sector === 'asteroid' && t('kind.asteroid'),
  ].filter(Boolean)
  const there = here && isOnTable(here.p, here.id) ? here : null
  const drain = (side: Player) => (there ? (numberAt(there.p, side, there.id, 'drain')?.total ?? 0) : 0)
  if (there) words.push(t(isBattleground(there.p, there.id) ? 'zoom.battleground' : 'zoom.noBattleground'))
  return (
    <>
      <dl className="place-facts">
        {(['light', 'dark'] as const).map((side) => (
          <div key={side} data-side={side}>
            <dt>
              <span className="sr">{t('zoom.icons', { side: t(`side.${side}`) })}</span>
              <Glyph name={side} />
            </dt>
            <dd>
              {location.icons[side]}
              {drain(side) > 0 && (
                <small>
                  {t(there && controls(there.p, side, there.id) ? 'zoom.drainNow' : 'zoom.drain', {
                    side: t(`sideOf.${side}`),
                    number: drain(side),
                  })}
                </small>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {words.length > 0 && <p className="kinds">{words.join(' · ')}</p>}
    </>
  )
}

/** Where the numbers come from that are not as printed. */
function Changes({ p, stats }: { p: Position; stats: readonly Stat[] }) {
  const { t, speech } = useWords()
  const changed = stats.filter(({ parts = [] }) => isMadeUp(parts))
  return changed.map(({ name, value, parts = [] }) => (
    <p key={name} className="change">
      {t('parts.said', { name, number: value, sum: speech.sum(p, parts) })}
    </p>
  ))
}

const glyphs: Partial<Record<string, GlyphName>> = {
  ability: 'ability',
  maneuver: 'maneuver',
  armor: 'armor',
  forfeit: 'forfeit',
}
const shown = [
  'power',
  'ferocity',
  'ability',
  'maneuver',
  'armor',
  'hyperspeed',
  'landspeed',
  'forfeit',
] as const

/** The numbers at the foot: power left in the side's shape, forfeit right. */
function BigStats({ card, here, stats }: { card: CardFacts; here: Here; stats: readonly Stat[] }) {
  const { t } = useWords()
  const numbers = shown.flatMap((name) => {
    const now = stats.find((stat) => stat.name === t(`stat.${name}`))
    const walks = ['character', 'vehicle', 'creature'].includes(card.type)
    const base = name === 'landspeed' && !walks ? undefined : card[name]
    if (!now && (here || base === undefined)) return []
    return [{ name, value: now?.value ?? String(base), changed: now?.changed ?? false, parts: now?.parts }]
  })
  if (numbers.length === 0) return null
  return (
    <dl className="big-stats" data-count={numbers.length}>
      {numbers.map(({ name, value, changed, parts }) => {
        const glyph = glyphs[name]
        return (
          <div key={name} data-changed={changed || undefined}>
            <dt>
              {glyph && <Glyph name={glyph} />}
              {t(`stat.${name}`)}
            </dt>
            <dd>
              {name === 'power' || name === 'ferocity' ? (
                <Power value={value} changed={changed} />
              ) : here ? (
                <NumberOf p={here.p} name={t(`stat.${name}`)} total={value} parts={parts} />
              ) : (
                value
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** The card that is shown, up close, where it stands beside what is chosen. */
export function zoomOf(p: Position, id: CardId, beside = false) {
  return <ZoomCard card={facts(p, id)} p={p} id={id} beside={beside} />
}
