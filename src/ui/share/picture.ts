/** A picture of the position: every location as its poster, with the cards that lie there, drawn by our own painters. */

import { cardOf } from '../../views/engine.ts'
import {
  type CardId,
  cardsAboard,
  cardsOn,
  facts,
  lifeForceOf,
  opponentOf,
  type Player,
  type Position,
  powerThere,
} from '../../views/index.ts'
import type { Art } from '../art/index.ts'
import { shortTitle, shownPower } from '../card/words.ts'
import { cardsOfHalf } from '../table/worlds.ts'

/** In pixels of the picture. */
const width = 1600
const head = 84
const gap = 8
const poster = { least: 180, most: 320, height: 470, window: 92 }
const card = { width: 84, height: 82, gap: 5 }

/** What is written on it, in the language that is set. */
export interface Captions {
  title: string
  sides: Record<Player, string>
  hidden: string
}

const load = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error('a picture cannot be drawn'))
    image.src = address
  })

const token = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim()

interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** The shape of a side: Light is round, Dark is cut. */
function shape(c: CanvasRenderingContext2D, side: Player, { x, y, w, h }: Box): void {
  c.beginPath()
  if (side === 'light') {
    c.roundRect(x, y, w, h, 9)
    return
  }
  const cut = 9
  for (const [px, py] of [
    [x + cut, y],
    [x + w, y],
    [x + w, y + h - cut],
    [x + w - cut, y + h],
    [x, y + h],
    [x, y + cut],
  ] as const)
    c.lineTo(px, py)
  c.closePath()
}

/** Writes a text as large as fits, narrowed and at last cut; in the middle of its room. */
function write(c: CanvasRenderingContext2D, text: string, box: Box, size: number, weight = 680): void {
  const family = getComputedStyle(document.body).fontFamily
  c.font = `${weight} ${size}px ${family}`
  c.textAlign = 'center'
  c.textBaseline = 'middle'
  let sentence = text
  while (sentence.length > 3 && c.measureText(sentence).width > box.w * 1.25)
    sentence = `${sentence.slice(0, -2).trimEnd()}…`
  c.fillText(sentence, box.x + box.w / 2, box.y + box.h / 2, box.w)
}

interface Drawing {
  c: CanvasRenderingContext2D
  p: Position
  art: Art
  captions: Captions
}

async function drawCard({ c, p, art, captions }: Drawing, id: CardId, box: Box): Promise<void> {
  const { owner } = cardOf(p, id)
  const printed = facts(p, id)
  const seen = printed.title !== ''
  c.save()
  shape(c, owner, box)
  c.fillStyle = token(`--${owner}-deep`)
  c.fill()
  c.clip()
  if (seen) c.drawImage(await load(art.cardArt(printed, box.w, box.h)), box.x, box.y, box.w, box.h)
  c.fillStyle = 'rgb(5 8 14 / 0.82)'
  c.fillRect(box.x, box.y + box.h - 36, box.w, 36)
  c.fillStyle = '#ffffff'
  write(
    c,
    seen ? printed.title : captions.hidden,
    { ...box, x: box.x + 4, y: box.y + box.h - 36, w: box.w - 8, h: 18 },
    12,
  )
  const power = shownPower(p, id)
  const more = cardsAboard(p, id).length + cardsOn(p, id).length
  c.fillStyle = token(`--${owner}-soft`)
  const low = { ...box, y: box.y + box.h - 19, h: 17 }
  if (power !== null) write(c, String(power), { ...low, w: box.w / 2 }, 15, 800)
  if (more > 0) write(c, `+${more}`, { ...low, x: box.x + box.w / 2, w: box.w / 2 }, 14)
  c.restore()
  shape(c, owner, box)
  c.lineWidth = 2
  c.strokeStyle = token(`--${owner}`)
  c.stroke()
}

/** One half of a location: as many cards as it has room for, and how many more there are. */
async function drawHalf(
  drawing: Drawing,
  location: CardId,
  side: Player,
  box: Box,
  up: boolean,
): Promise<void> {
  const { c, p } = drawing
  const cards = cardsOfHalf(p, location, side)
  const columns = Math.max(1, Math.floor((box.w - card.gap) / (card.width + card.gap)))
  const rows = Math.max(1, Math.floor(box.h / (card.height + card.gap)))
  const shown = cards.length > columns * rows ? cards.slice(0, columns * rows - 1) : cards
  const places = shown.length < cards.length ? shown.length + 1 : shown.length
  for (let index = 0; index < places; index++) {
    const row = Math.floor(index / columns)
    const inRow = Math.min(columns, places - row * columns)
    const left = box.x + (box.w - inRow * (card.width + card.gap) + card.gap) / 2
    const down = row * (card.height + card.gap)
    const x = left + (index % columns) * (card.width + card.gap)
    const y = up ? box.y + box.h - card.height - down : box.y + down
    const place = { x, y, w: card.width, h: card.height }
    const id = shown[index]
    if (id !== undefined) await drawCard(drawing, id, place)
    else {
      c.fillStyle = token(`--${side}-soft`)
      write(c, `+${cards.length - shown.length}`, place, 24, 780)
    }
  }
}

async function drawPlace(drawing: Drawing, location: CardId, viewer: Player, box: Box): Promise<void> {
  const { c, p, art } = drawing
  const printed = facts(p, location)
  c.save()
  c.beginPath()
  c.roundRect(box.x, box.y, box.w, box.h, 12)
  c.clip()
  c.drawImage(await load(art.sceneArt(printed, box.w, box.h, { horizon: 0.482 })), box.x, box.y, box.w, box.h)
  c.fillStyle = 'rgb(5 7 13 / 0.25)'
  c.fillRect(box.x, box.y, box.w, box.h)
  const middle = box.y + box.h / 2
  const half = (box.h - poster.window) / 2 - gap
  const theirs = opponentOf(viewer)
  await drawHalf(drawing, location, theirs, { ...box, y: box.y + gap, h: half }, true)
  await drawHalf(drawing, location, viewer, { ...box, y: middle + poster.window / 2, h: half }, false)
  const plate = { x: box.x + 12, y: middle - 17, w: box.w - 24, h: 34 }
  c.fillStyle = 'rgb(5 8 14 / 0.85)'
  c.beginPath()
  c.roundRect(plate.x, plate.y, plate.w, plate.h, 9)
  c.fill()
  c.fillStyle = '#ffffff'
  write(c, shortTitle(printed.title), { ...plate, x: plate.x + 6, w: plate.w - 12 }, 16)
  for (const [side, y] of [
    [theirs, middle - 32],
    [viewer, middle + 32],
  ] as const) {
    if (cardsOfHalf(p, location, side).length === 0) continue
    const disc = { x: box.x + box.w / 2 - 14, y: y - 14, w: 28, h: 28 }
    shape(c, side, disc)
    c.fillStyle = token(`--${side}`)
    c.fill()
    c.fillStyle = token(`--${side}-ink`)
    write(c, String(powerThere(p, side, location)), disc, 16, 820)
  }
  c.restore()
}

function drawHead({ c, p, captions }: Drawing, viewer: Player): void {
  c.fillStyle = token('--ink')
  write(c, captions.title, { x: 420, y: 0, w: width - 840, h: head }, 24, 700)
  for (const [side, x] of [
    [opponentOf(viewer), 20],
    [viewer, width - 400],
  ] as const) {
    c.fillStyle = token(`--${side}`)
    write(c, `${captions.sides[side]} ${lifeForceOf(p, side)}`, { x, y: 0, w: 380, h: head }, 26, 720)
  }
}

/** Draws the position as a PNG. @param p as it may be seen: what is hidden is not on it. */
export async function drawPosition(p: Position, viewer: Player, art: Art, captions: Captions): Promise<Blob> {
  const count = Math.max(1, p.layout.length)
  const columns = Math.min(count, Math.floor((width - gap) / (poster.least + gap)))
  const rows = Math.ceil(count / columns)
  const w = Math.min(poster.most, (width - gap) / Math.ceil(count / rows) - gap)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = head + rows * (poster.height + gap) + gap
  const c = canvas.getContext('2d')
  if (!c) throw new Error('there is nothing to draw on')
  c.fillStyle = token('--table')
  c.fillRect(0, 0, canvas.width, canvas.height)
  const drawing = { c, p, art, captions }
  drawHead(drawing, viewer)
  const inRow = Math.ceil(count / rows)
  const left = (width - inRow * (w + gap) + gap) / 2
  for (const [index, location] of p.layout.entries()) {
    const x = left + (index % inRow) * (w + gap)
    const y = head + Math.floor(index / inRow) * (poster.height + gap)
    await drawPlace(drawing, location, viewer, { x, y, w, h: poster.height })
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}
