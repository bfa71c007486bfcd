/** The shape of a side, as crest and as card back: Light is a sunrise in a circle, Dark a slit in a lozenge. */

type Side = 'light' | 'dark'

const crests: Record<Side, string> = {
  light: `<defs><linearGradient id='g' x1='0' y1='0' x2='0' y2='1'><stop stop-color='#d8f0ff'/><stop offset='1' stop-color='#4aa9ee'/></linearGradient><clipPath id='c'><circle cx='40' cy='40' r='33'/></clipPath></defs><circle cx='40' cy='40' r='38' fill='url(#g)'/><circle cx='40' cy='40' r='33' fill='#08233e'/><g clip-path='url(#c)'><circle cx='40' cy='54' r='30' fill='#164a78'/><circle cx='40' cy='54' r='22' fill='#2f7fbe'/><circle cx='40' cy='54' r='13' fill='#c9eaff'/><path d='M0 54H80V84H0Z' fill='#061a30'/><path d='M8 58H72V60H8Z' fill='#6fc4ff'/><path d='M16 64H64V65.6H16Z' fill='#3f8fcb'/><path d='M26 69H54V70.4H26Z' fill='#2b6da3'/></g>`,
  dark: `<defs><linearGradient id='g' x1='0' y1='0' x2='0' y2='1'><stop stop-color='#ffd2c6'/><stop offset='1' stop-color='#e8503f'/></linearGradient></defs><path d='M40 1 79 40 40 79 1 40Z' fill='url(#g)'/><path d='M40 9 71 40 40 71 9 40Z' fill='#2b070b'/><path d='M40 18 62 40 40 62 18 40Z' fill='#7a1c22'/><path d='M40 27 53 40 40 53 27 40Z' fill='#2b070b'/><path d='M16 40Q40 24 64 40Q40 56 16 40Z' fill='#ff8a76'/><path d='M40 30Q44 40 40 50Q36 40 40 30Z' fill='#2b070b'/>`,
}

/** Nine rings (Light) or lozenges (Dark), ever fainter. */
const rings = (shape: (size: number) => string, colour: string) =>
  Array.from(
    { length: 9 },
    (_, i) =>
      `<path d='${shape(i * 17)}' fill='none' stroke='${colour}' stroke-width='${i % 2 ? 1 : 2.6}' opacity='${(0.75 - i * 0.06).toFixed(2)}'/>`,
  ).join('')

const ring = (size: number) => `M${40 - size} 150a${22 + size} ${22 + size} 0 1 1 0 .1Z`
const lozenge = (size: number) => `M62 ${70 - size}L${78 + size} 86L62 ${102 + size}L${46 - size} 86Z`

const light = (from: string, y: number, r: number) =>
  `<radialGradient id='r' gradientUnits='userSpaceOnUse' cx='62' cy='${y}' r='${r}'><stop stop-color='${from}' stop-opacity='.7'/><stop offset='.6' stop-color='${from}' stop-opacity='.12'/><stop offset='1' stop-color='${from}' stop-opacity='0'/></radialGradient>`
const ground = (from: string, to: string) =>
  `<linearGradient id='g' x1='0' y1='0' x2='0' y2='1'><stop stop-color='${from}'/><stop offset='1' stop-color='${to}'/></linearGradient>`

const backs: Record<Side, string> = {
  light: `<defs>${ground('#114070', '#071a30')}${light('#9fd8ff', 150, 70)}</defs><path d='M0 0H124V172H0Z' fill='url(#g)'/>${rings(ring, '#3f8fd0')}<circle cx='62' cy='150' r='70' fill='url(#r)'/><circle cx='62' cy='150' r='20' fill='#c9eaff'/><path d='M0 150H124V172H0Z' fill='#051426'/><path d='M14 155H110V157H14Z' fill='#c9eaff' opacity='.6'/><path d='M30 161H94V162.6H30Z' fill='#c9eaff' opacity='.4'/><rect x='5' y='5' width='114' height='162' rx='10' fill='none' stroke='#3f8fd0' stroke-width='2.4'/>`,
  dark: `<defs>${ground('#641720', '#20060a')}${light('#ff8a76', 86, 60)}</defs><path d='M0 0H124V172H0Z' fill='url(#g)'/>${rings(lozenge, '#c2463c')}<circle cx='62' cy='86' r='60' fill='url(#r)'/><path d='M22 86Q62 58 102 86Q62 114 22 86Z' fill='#ff9a86'/><path d='M62 68Q70 86 62 104Q54 86 62 68Z' fill='#20060a'/><rect x='5' y='5' width='114' height='162' fill='none' stroke='#c2463c' stroke-width='2.4'/>`,
}

/** An SVG as an address, for `<img>` and for `url("…")` in CSS. */
export const asAddress = (svg: string): string =>
  `data:image/svg+xml,${svg.replace(/[#%<>"]/g, (sign) => encodeURIComponent(sign)).replaceAll(/\s+/g, ' ')}`

const drawing = (width: number, height: number, content: string) =>
  asAddress(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}' width='${width}' height='${height}'>${content}</svg>`,
  )

const addresses = {
  crest: { light: drawing(80, 80, crests.light), dark: drawing(80, 80, crests.dark) },
  back: { light: drawing(124, 172, backs.light), dark: drawing(124, 172, backs.dark) },
}

/** A side's crest, as an address: a square of 80. */
export const crestArt = (side: Side): string => addresses.crest[side]

/** A side's card back, as an address: 124 by 172. */
export const backArt = (side: Side): string => addresses.back[side]
