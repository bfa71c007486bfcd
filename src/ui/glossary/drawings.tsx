/** Small drawings of what a term is about, where a sign alone does not tell it. They say nothing to a screen reader. */

import type { ReactNode } from 'react'
import type { Glossary, Term } from '../../i18n/glossary/words.ts'

/** What is lit of a drawing that several terms share. */
type Drawn = (term: Term, words: Glossary) => ReactNode

const lit = (yes: boolean) => (yes ? 'lit' : undefined)

const inBox = (children: ReactNode) => (
  <svg viewBox="0 0 200 72" aria-hidden="true">
    {children}
  </svg>
)

const hexagon = (x: number, y: number, r: number) =>
  `M${x} ${y - r}L${x + r} ${y - r / 2}V${y + r / 2}L${x} ${y + r}L${x - r} ${y + r / 2}V${y - r / 2}Z`

const arrow = (from: number, to: number, y: number) =>
  `M${from} ${y}C${from + 6} ${y - 22} ${to - 6} ${y - 22} ${to} ${y}M${to - 7} ${y - 4}L${to} ${y}L${to + 2} ${y - 8}`

const levels: readonly (readonly Term[])[] = [
  ['system', 'related'],
  ['sector', 'cloud sector', 'sector movement', 'related'],
  ['site', 'related'],
]

const piles = ['Reserve Deck', 'Force Pile', 'Used Pile'] as const

const all = {
  /** The way of a card through the piles. */
  cycle: (term, { terms }) => (
    <ol aria-hidden="true">
      {piles.map((pile) => (
        <li key={pile} className={lit(pile === term || term === 'Life Force')}>
          {terms[pile].term}
        </li>
      ))}
      <li className={lit(term === 'Lost Pile')}>{terms['Lost Pile'].term}</li>
    </ol>
  ),
  /** A location with its Force icons on both sides. */
  icons: () =>
    inBox(
      <>
        <path className="line" d="M30 6H170V66H30ZM30 36H170" />
        {[52, 72].map((x) => (
          <path key={x} className="dark" d={hexagon(x, 21, 8)} />
        ))}
        <circle className="light" cx="52" cy="51" r="8" />
      </>,
    ),
  /** A system above its clouds and its sites. */
  column: (term) => (
    <svg viewBox="0 0 200 104" aria-hidden="true">
      <path className="dots" d="M100 16V88" />
      <circle className={lit(levels[0]!.includes(term))} cx="100" cy="16" r="14" />
      <path
        className={lit(levels[1]!.includes(term))}
        d="M76 66a8 8 0 0 1 2-15.5a12 12 0 0 1 22-4a10 10 0 0 1 20 5a7.500 7.500 0 0 1 2 14.500Z"
      />
      <path
        className={lit(levels[2]!.includes(term))}
        d="M40 82H78V102H40ZM81 82H119V102H81ZM122 82H160V102H122Z"
      />
    </svg>
  ),
  /** Sites side by side, and what a landspeed of 2 reaches. */
  row: () =>
    inBox(
      <>
        <path className="line" d="M10 40H52V68H10ZM56 40H98V68H56ZM102 40H144V68H102ZM148 40H190V68H148Z" />
        <path className="way" d={`${arrow(32, 76, 34)}${arrow(80, 122, 34)}`} />
        <text x="54" y="12">
          1
        </text>
        <text x="101" y="12">
          2
        </text>
      </>,
    ),
  /** Two systems, and how far apart they are. */
  parsecs: () =>
    inBox(
      <>
        <circle className="line" cx="36" cy="44" r="20" />
        <circle className="line" cx="164" cy="44" r="20" />
        <path className="way" d="M62 44H136M128 37L137 44L128 51" />
        <text x="36" y="49">
          4
        </text>
        <text x="164" y="49">
          7
        </text>
        <text x="100" y="34">
          3
        </text>
      </>,
    ),
  /** A ship with its seats, one of them taken. */
  slots: () =>
    inBox(
      <>
        <path className="line" d="M14 36L62 10H172L188 36L172 62H62Z" />
        <circle className="lit" cx="78" cy="36" r="12" />
        <circle className="empty" cx="112" cy="36" r="12" />
        <path className="empty" d="M134 24H162V48H134Z" />
      </>,
    ),
  /** What is owed, and the shields of what is given up for it. */
  attrition: () =>
    inBox(
      <>
        <path className="dark" d="M14 16H66V56H14Z" />
        <text className="within" x="40" y="42">
          5
        </text>
        <path className="way" d="M76 36H98M90 29L99 36L90 43" />
        {[120, 166].map((x, at) => (
          <g key={x}>
            <path
              className="light"
              d={`M${x - 17} 14H${x + 17}V38C${x + 17} 50 ${x} 60 ${x} 60C${x} 60 ${x - 17} 50 ${x - 17} 38Z`}
            />
            <text className="within" x={x} y="40">
              {at === 0 ? 3 : 2}
            </text>
          </g>
        ))}
      </>,
    ),
  /** The coin on a card. */
  coin: () =>
    inBox(
      <>
        <path className="line" d="M72 2H128V70H72ZM80 44H120M80 52H120M80 60H108" />
        <circle className="lit" cx="80" cy="12" r="10" />
        <text className="within" x="80" y="17">
          4
        </text>
      </>,
    ),
  /** One dot, and three. */
  dots: () =>
    inBox(
      <>
        <path className="line" d="M20 24H80V48H20ZM100 24H180V48H100Z" />
        <circle className="lit" cx="32" cy="36" r="4" />
        {[112, 123, 134].map((x) => (
          <circle key={x} className="lit" cx={x} cy="36" r="4" />
        ))}
        <path className="line" d="M44 36H70M146 36H170" />
      </>,
    ),
} satisfies Record<string, Drawn>

export type Drawing = keyof typeof all

const isDrawing = (picture: string): picture is Drawing => Object.hasOwn(all, picture)

/** The drawing of that name, for a term; null where it is a sign. */
export function drawingOf(picture: string, term: Term, words: Glossary): ReactNode {
  return isDrawing(picture) ? (
    <div className="term-drawing">{(all[picture] as Drawn)(term, words)}</div>
  ) : null
}
