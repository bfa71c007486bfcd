/** What planets and anomalies are filled with: defined once for all hexes. */

/** A planet from its lit side to its dark one. */
const worlds = [
  ['#ffe2a8', '#c98a4b', '#3a2113'],
  ['#c9f2c2', '#4f9a6a', '#12291f'],
  ['#d5ecff', '#6d9cc9', '#15263f'],
  ['#ffd0c0', '#b85c4a', '#34120f'],
  ['#eadcff', '#8d6fc0', '#22173c'],
  ['#f4f1ea', '#98a3b3', '#242b38'],
] as const

/** Which of them a planet is: always the same for its name. */
export const groundOf = (planet: string): string =>
  `world-${[...planet].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % worlds.length}`

const anomalies: Readonly<Record<string, readonly [middle: string, edge: string]>> = {
  supernova: ['#ffcf7a9c', '#7a2c1000'],
  nebula: ['#b06ad880', '#3a1f6600'],
  'gravity-rift': ['#000000d0', '#41206a70'],
  'asteroid-field': ['#8a704a66', '#2a231800'],
}

export function Grounds() {
  return (
    <svg className="grounds" width="0" height="0" aria-hidden="true">
      <defs>
        {worlds.map(([lit, base, dark], index) => (
          <radialGradient key={lit} id={`world-${index}`} cx="36%" cy="32%" r="74%">
            <stop offset="0" stopColor={lit} />
            <stop offset=".45" stopColor={base} />
            <stop offset="1" stopColor={dark} />
          </radialGradient>
        ))}
        {Object.entries(anomalies).map(([name, [middle, edge]]) => (
          <radialGradient key={name} id={name} cy="62%">
            <stop offset="0" stopColor={middle} />
            <stop offset="1" stopColor={edge} />
          </radialGradient>
        ))}
      </defs>
    </svg>
  )
}
