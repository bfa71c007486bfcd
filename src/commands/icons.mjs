// Draws the icons of the installed page from public/icon.svg: `node src/commands/icons.mjs`, after it has been changed.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { installedChromium } from './chromium.mjs'
import { root } from './setup.mjs'

const picture = readFileSync(path.join(root, 'public/icon.svg'), 'utf8')
/** Nothing stands at the edges, which a system cuts as it likes: the ground goes on, and the frame is left out. */
const whole = picture.replace(/<rect x="2"[^>]*>/, '').replace('rx="14"', '')

/** @type {[file: string, size: number, picture: string][]} */
const icons = [
  ['icon-192.png', 192, picture],
  ['icon-512.png', 512, picture],
  ['icon-maskable-512.png', 512, whole],
  ['apple-touch-icon.png', 180, whole],
]

const browser = await chromium.launch({ executablePath: installedChromium(), args: ['--no-sandbox'] })
const page = await browser.newPage()
for (const [file, size, svg] of icons) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${svg}`)
  writeFileSync(path.join(root, 'public', file), await page.screenshot({ omitBackground: true }))
}
await browser.close()
