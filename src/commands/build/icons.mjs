// Draws the icons of the installed page from public/icon.svg: `node src/commands/build/icons.mjs`, after it has been changed.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { installedChromium } from '../chromium.mjs'
import { fail, root } from '../setup.mjs'

const picture = readFileSync(path.join(root, 'public/icon.svg'), 'utf8')
/** A system cuts the edges as it likes: the ground goes on there, without the frame, and the rest stands further in. */
const whole = picture
  .replace(/<rect x="2"[^>]*>/, '')
  .replace('<rect width="64" height="64" rx="14"', '<rect x="-6" y="-6" width="76" height="76"')
  .replace('viewBox="0 0 64 64"', 'viewBox="-6 -6 76 76"')

/** @type {[file: string, size: number, picture: string][]} */
const icons = [
  ['icon-192.png', 192, picture],
  ['icon-512.png', 512, picture],
  ['icon-maskable-512.png', 512, whole],
  ['apple-touch-icon.png', 180, whole],
]

const chromium = installedChromium() ?? fail('There is no Chromium to draw with: set LANDSPEED_CHROMIUM.')
const folder = mkdtempSync(path.join(tmpdir(), 'icons-'))
for (const [file, size, svg] of icons) {
  const page = path.join(folder, 'icon.html')
  writeFileSync(page, `<style>body{margin:0}svg{display:block;width:${size}px}</style>${svg}`)
  execFileSync(chromium, [
    '--headless',
    '--no-sandbox',
    '--hide-scrollbars',
    '--default-background-color=00000000',
    `--window-size=${size},${size}`,
    `--screenshot=${path.join(root, 'public', file)}`,
    page,
  ])
}
rmSync(folder, { recursive: true })
