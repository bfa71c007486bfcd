/** A drawing laid down in pixels: what lies on it is drawn anew without drawing all of it again. */

import { memo, useLayoutEffect, useRef } from 'react'

/** Kept at most, in pixels: some sixty megabytes. */
const most = 16_000_000

const known = new Map<string, HTMLCanvasElement>()

function keep(key: string, picture: HTMLCanvasElement): void {
  known.set(key, picture)
  let sum = 0
  for (const { width, height } of known.values()) sum += width * height
  for (const [old, { width, height }] of known) {
    if (sum <= most || old === key) return
    known.delete(old)
    sum -= width * height
  }
}

async function drawn(src: string, key: string, width: number, height: number): Promise<HTMLCanvasElement> {
  const image = new Image()
  image.src = src
  await image.decode()
  const picture = document.createElement('canvas')
  picture.width = width
  picture.height = height
  picture.getContext('2d', { willReadFrequently: true })?.drawImage(image, 0, 0, width, height)
  keep(key, picture)
  return picture
}

interface BitmapProps {
  className: string
  /** The address of an SVG. */
  src: string
  /** As it is drawn, in pixels of the page. */
  width: number
  height: number
}

export const Bitmap = memo(function Bitmap({ className, src, width, height }: BitmapProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const fine = Math.min(2, window.devicePixelRatio || 1)
    const [wide, high] = [Math.round(width * fine), Math.round(height * fine)]
    const key = `${wide}×${high} ${src}`
    let gone = false
    const show = (picture: HTMLCanvasElement) => {
      const own = canvas.current
      if (gone || !own) return
      own.width = wide
      own.height = high
      own.getContext('2d', { willReadFrequently: true })?.drawImage(picture, 0, 0)
    }
    const found = known.get(key)
    if (found) show(found)
    // What cannot be drawn leaves the ground that the style gives it.
    else drawn(src, key, wide, high).then(show, () => {})
    return () => {
      gone = true
    }
  }, [src, width, height])
  return <canvas ref={canvas} className={className} />
})
