/**
 * A drawing laid down in pixels: what lies on it is drawn anew without drawing all of it again. It is an image, and no
 * canvas: that would be a layer of its own, and so would everything that lies on it.
 */

import { memo, useLayoutEffect, useRef } from 'react'

/** Kept at most, in pixels: some sixty megabytes once they are shown. */
const most = 16_000_000

interface Laid {
  address: string
  pixels: number
}

const known = new Map<string, Laid>()

function keep(key: string, laid: Laid): void {
  known.set(key, laid)
  let sum = 0
  for (const { pixels } of known.values()) sum += pixels
  for (const [old, { address, pixels }] of known) {
    if (sum <= most || old === key) return
    // What shows it goes on showing it.
    URL.revokeObjectURL(address)
    known.delete(old)
    sum -= pixels
  }
}

/** The address of the picture once it is laid down; the drawing's own where that cannot be done. */
async function laidDown(src: string, key: string, width: number, height: number): Promise<string> {
  const image = new Image()
  image.src = src
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(image, 0, 0, width, height)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', 0.92))
  if (!blob) return src
  const address = URL.createObjectURL(blob)
  keep(key, { address, pixels: width * height })
  return address
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
  const image = useRef<HTMLImageElement>(null)
  useLayoutEffect(() => {
    const fine = Math.min(2, window.devicePixelRatio || 1)
    const [wide, high] = [Math.round(width * fine), Math.round(height * fine)]
    const key = `${wide}×${high} ${src}`
    let gone = false
    const show = (address: string) => {
      if (gone || !image.current) return
      // As large as it is drawn, however fine its pixels are.
      if (address !== src) image.current.srcset = `${address} ${fine}x`
      else {
        image.current.srcset = ''
        image.current.src = src
      }
    }
    const found = known.get(key)
    if (found) show(found.address)
    // What cannot be drawn leaves the ground that the style gives it.
    else laidDown(src, key, wide, high).then(show, () => {})
    return () => {
      gone = true
    }
  }, [src, width, height])
  return <img ref={image} className={className} alt="" decoding="sync" draggable={false} />
})
