/** The face of a card, at its four sizes. The same numbers stand in the same places at each of them. */

import { memo, type ReactNode } from 'react'
import type { CardFacts } from '../../views/index.ts'
import { layoutShape } from '../layout/layout-shape.ts'
import { useWords } from '../use.ts'
import { Fitted } from './Fitted.tsx'
import { Glyph, type GlyphName } from './glyphs.tsx'
import { type FaceNumbers, printedNumbers, type Shown } from './numbers.ts'
import { CardPicture } from './Picture.tsx'
import type { State } from './states.ts'
import { shortTitle, typeWord, uniqueMark } from './words.ts'

interface FaceProps {
  card: CardFacts
  size: 'chip' | 'mini' | 'hand' | 'strip'
  /** In pixels. */
  width: number
  /** As they stand now; without them, as they are printed. */
  numbers?: FaceNumbers
  states?: readonly State[]
  /** In a fan: how much of it the next card leaves free. */
  free?: number
  /** The seat that it has, on a chip. */
  seat?: GlyphName
  /** What is on it or aboard, and not drawn. */
  folded?: number
  /** One of many: its picture comes when nobody waits for anything else. */
  waits?: boolean
  /** More on it: a mark, a price. */
  children?: ReactNode
}

const cornerOf = ({ seat, states = [] }: FaceProps): GlyphName | undefined => seat ?? states[0]?.kind

/** A card's face. It says nothing to those who do not see it: whatever holds it has its name and description. */
export const CardFace = memo(function CardFace(props: FaceProps) {
  const { card, size, width, states = [], children } = props
  const is = (kind: GlyphName) => states.some((state) => state.kind === kind) || undefined
  return (
    <span
      className={`face ${size}`}
      data-side={card.side}
      data-hit={is('hit')}
      data-captive={is('captive')}
      style={{ '--face-w': `${width}px` }}
      aria-hidden="true"
    >
      <span className="in">
        {size === 'chip' ? (
          <Chip {...props} />
        ) : size === 'mini' ? (
          <Mini {...props} />
        ) : size === 'strip' ? (
          <Strip {...props} />
        ) : (
          <InHand {...props} />
        )}
        {children}
      </span>
    </span>
  )
})

const titleOf = (card: CardFacts): string => uniqueMark(card) + shortTitle(card.title)

function Chip(props: FaceProps) {
  const { card, width, folded = 0, numbers = printedNumbers(card) } = props
  const { least } = layoutShape()
  const corner = cornerOf(props)
  const right = numbers.power ? 23 : 6
  const left = corner || folded ? 29 : 27
  return (
    <>
      <CardPicture card={card} width={72} height={60} small />
      {corner && <Corner glyph={corner} seat={props.seat !== undefined} />}
      {folded > 0 && <span className="folded">+{folded}</span>}
      <span className="title" data-power={numbers.power ? true : undefined}>
        <Fitted text={titleOf(card)} room={width - left - right} size={least} oneLine={80} />
      </span>
      {numbers.power && <Power {...numbers.power} />}
    </>
  )
}

const Corner = ({ glyph, seat }: { glyph: GlyphName; seat: boolean }) => (
  <span className="corner" data-seat={seat || undefined}>
    <Glyph name={glyph} />
  </span>
)

function Mini({ card, width, states = [], numbers = printedNumbers(card) }: FaceProps) {
  return (
    <>
      <CardPicture card={card} width={208} height={124} />
      <Badges states={states} />
      <span className="title">
        <Fitted text={titleOf(card)} room={width - 13} size={layoutShape().least} />
      </span>
      <Stats card={card} numbers={numbers} />
    </>
  )
}

function InHand(props: FaceProps) {
  const { card, width, free = width, states = [], numbers = printedNumbers(card), waits = false } = props
  const { t } = useWords()
  const { least } = layoutShape()
  const room = Math.max(40, Math.min(width - 18, free))
  const name = shortTitle(card.title)
  const world =
    card.type === 'location' && name !== card.title ? card.title.slice(0, card.title.indexOf(':')) : null
  return (
    <>
      <CardPicture card={card} width={236} height={176} waits={waits} />
      {numbers.deploy && <Coin {...numbers.deploy} />}
      {numbers.destiny && (
        <span className="destiny" data-alone={numbers.deploy ? undefined : true}>
          <Glyph name="destiny" />
          {numbers.destiny.value}
        </span>
      )}
      <Badges states={states} />
      {world && <span className="over">{world}</span>}
      <span className="title" data-narrow={room < 64 || undefined}>
        <Fitted text={uniqueMark(card) + name} room={room} size={room < 64 ? least : 13.5} />
      </span>
      <span className="kind">
        <Fitted text={typeWord(t, card)} room={room} size={least} lines={1} weight={400} />
      </span>
      <Stats card={card} numbers={numbers} />
    </>
  )
}

/** A card of the hand where there is little height: all that tells it apart. */
function Strip({ card, width, numbers = printedNumbers(card) }: FaceProps) {
  return (
    <>
      <CardPicture card={card} width={124} height={104} />
      {numbers.deploy && <Coin {...numbers.deploy} />}
      <span className="title">
        <Fitted text={titleOf(card)} room={width - 56} size={13} />
      </span>
    </>
  )
}

/** The power of a card, marked where it is not what is printed. */
export const Power = ({ value, changed }: Shown) => (
  <b className="power" data-changed={changed || undefined}>
    {value}
  </b>
)

/** The deploy cost of a card, in Force, marked where it is not what is printed. */
export const Coin = ({ value, changed }: Shown) => (
  <b className="coin" data-changed={changed || undefined}>
    {value}
  </b>
)

const Stat = ({ glyph, value, changed }: Shown & { glyph: GlyphName }) => (
  <span className="stat" data-changed={changed || undefined}>
    <Glyph name={glyph} />
    {value}
  </span>
)

/** Power left, the second number in the middle, forfeit right; of a location the Force icons of both sides. */
function Stats({ card, numbers }: { card: CardFacts; numbers: FaceNumbers }) {
  if (card.location) return <ForceIcons {...card.location.icons} />
  const { power, second, forfeit } = numbers
  if (!power && !second && !forfeit) return null
  return (
    <span className="stats">
      {power && <Power {...power} />}
      {second && <Stat glyph={second.kind} value={second.value} changed={second.changed} />}
      {forfeit && <Stat glyph="forfeit" value={forfeit.value} changed={forfeit.changed} />}
    </span>
  )
}

const ForceIcons = ({ light, dark }: { light: number; dark: number }) => (
  <span className="stats icons-of">
    {(['light', 'dark'] as const).map((side) => (
      <span key={side} className="force-icons" data-side={side}>
        {Array.from({ length: side === 'light' ? light : dark }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal icons in a row.
          <Glyph key={index} name={side} />
        ))}
      </span>
    ))}
  </span>
)

/** At most three; the zoom tells all of them. */
const Badges = ({ states }: { states: readonly State[] }) =>
  states.length > 0 && (
    <span className="badges">
      {states.slice(0, 3).map(({ kind, words }) => (
        <span key={words} className="badge" data-kind={kind} title={words}>
          <Glyph name={kind} />
        </span>
      ))}
    </span>
  )
