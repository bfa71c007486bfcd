/** The pictures of cards, places and sides. Until the painters have come a plain gradient stands in. */

import { memo } from 'react'
import type { CardFacts, Player } from '../../views/index.ts'
import { Bitmap } from '../art/Bitmap.tsx'
import { backArt, crestArt, useArt } from '../art/index.ts'
import { useTurn } from '../art/turns.ts'

interface Sized {
  card: CardFacts
  /** As it is painted, in pixels; it covers whatever room it has. */
  width: number
  height: number
}

interface CardPictureProps extends Sized {
  /** One of a long list: it waits for its turn. */
  waits?: boolean
  /** Shown at half this size, and so many of them that their strokes would be drawn anew all the time: laid down in pixels. */
  small?: boolean
}

/** The picture of a card. */
export const CardPicture = memo(function CardPicture({
  card,
  width,
  height,
  waits = false,
  small = false,
}: CardPictureProps) {
  const art = useArt()
  const come = useTurn(waits)
  if (!art || !come) return <span className="art" />
  const src = art.cardArt(card, width, height)
  if (small) return <Bitmap className="art" src={src} width={width / 2} height={height / 2} />
  return <img className="art" alt="" draggable={false} src={src} />
})

/** Posters of like size share a picture. */
const step = 40

/** The view of a location: its horizon lies in the middle of its window. */
export const ScenePicture = memo(
  function ScenePicture({ card, width, height }: Sized) {
    const art = useArt()
    if (!art) return <span className="scene" />
    const up = (size: number) => Math.ceil(size / step) * step
    return (
      <Bitmap
        className="scene"
        src={art.sceneArt(card, up(width), up(height), { horizon: 0.482 })}
        width={up(width)}
        height={up(height)}
      />
    )
  },
  (one, other) =>
    one.card === other.card &&
    Math.ceil(one.width / step) === Math.ceil(other.width / step) &&
    Math.ceil(one.height / step) === Math.ceil(other.height / step),
)

/** A world as it looks from space. */
export const Globe = memo(function Globe({ world }: { world: string }) {
  const art = useArt()
  return art ? <img className="globe" alt="" src={art.planetArt(world)} /> : <i className="globe" />
})

/** The sign of a side; it is told by the words beside it. */
export const Crest = memo(function Crest({ side }: { side: Player }) {
  return <img className="crest" alt="" src={crestArt(side)} />
})

/** The back of a card. */
export const Back = memo(function Back({ side }: { side: Player }) {
  return <img className="back" alt="" src={backArt(side)} />
})
