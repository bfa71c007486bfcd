// The Chromium for the browser tests and benchmarks: LANDSPEED_CHROMIUM, else an installed one, else Playwright's own
// download, else Debian's package. Every attempt is bounded in time, and tried out before it is believed.
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { fail, run, say, tool } from './setup.mjs'

/** Chromium without the window around the page: a page opens in half the time. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell']
/** What people use. */
export const whole = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chrome.exe',
  'microsoft-edge',
  'msedge.exe',
]

const tested = [...shells, ...whole]

/** Where programs of these names usually lie. @param {readonly string[]} names @returns {string[]} */
function usualPlaces(names) {
  const { env } = process
  const folders = [
    ...(env.PATH ?? '').split(path.delimiter),
    '/usr/bin',
    '/usr/local/bin',
    '/usr/lib/chromium',
    '/opt/google/chrome',
    '/snap/bin',
    ...[env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap((folder) =>
      folder
        ? [path.join(folder, 'Google/Chrome/Application'), path.join(folder, 'Microsoft/Edge/Application')]
        : [],
    ),
  ].filter(Boolean)
  return [
    ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ].filter((file, index, all) => all.indexOf(file) === index && existsSync(file))
}

/** What Playwright has downloaded before, newest first. @returns {string[]} */
function downloaded() {
  const { PLAYWRIGHT_BROWSERS_PATH: chosen, LOCALAPPDATA: local } = process.env
  const folder =
    chosen && chosen !== '0'
      ? chosen
      : process.platform === 'darwin'
        ? path.join(homedir(), 'Library/Caches/ms-playwright')
        : process.platform === 'win32'
          ? path.join(local ?? homedir(), 'ms-playwright')
          : path.join(homedir(), '.cache/ms-playwright')
  const inside = [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    'chrome-win/chrome.exe',
    'chrome-win64/chrome.exe',
  ]
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.startsWith('chromium-'))
    .sort()
    .reverse()
    .flatMap((name) => inside.map((file) => path.join(folder, name, file)))
    .filter((file) => existsSync(file))
}

/** Does this file open a page? @param {string} file */
async function works(file) {
  const profile = mkdtempSync(path.join(tmpdir(), 'landspeed-chromium-'))
  try {
    const { code, output } = await run(
      file,
      [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--no-first-run',
        `--user-data-dir=${profile}`,
        '--dump-dom',
        'data:text/html,<p>landspeed</p>',
      ],
      { quiet: true, minutes: 0.75 },
    )
    return code === 0 && output.includes('<p>landspeed</p>')
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** The first that works. @param {string[]} files */
async function firstWorking(files) {
  for (const file of files) if (await works(file)) return file
  return undefined
}

/** May we install Debian packages, and how? @returns {Promise<string[] | undefined>} the words before apt-get */
async function aptRights() {
  if (process.platform !== 'linux') return undefined
  if ((await run('apt-get', ['--version'], { quiet: true, minutes: 0.2 })).code !== 0) return undefined
  if (process.getuid?.() === 0) return []
  const sudo = await run('sudo', ['-n', 'true'], { quiet: true, minutes: 0.2 })
  return sudo.code === 0 ? ['sudo', '-n'] : undefined
}

/** @param {string[]} rights @param {string[]} words @param {number} minutes */
async function apt(rights, words, minutes) {
  const [program = 'env', ...rest] = [
    ...rights,
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    '-y',
    '-o',
    'Acquire::http::Timeout=20',
    '-o',
    'Acquire::Retries=1',
    '-o',
    'DPkg::Lock::Timeout=60',
    ...words,
  ]
  return (await run(program, rest, { quiet: true, minutes })).code === 0
}

/** Playwright's own download, with the libraries it needs where we may install them. */
async function download() {
  say("No Chromium is installed here: fetching Playwright's own …")
  const cli = tool('@playwright/test', 'playwright')
  const bounded = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '20000' }
  const fetched = await run(process.execPath, [cli, 'install', 'chromium'], {
    quiet: true,
    minutes: 3,
    env: bounded,
  })
  if (fetched.code !== 0) {
    say(fetched.timedOut ? 'The download took more than 3 minutes and was stopped.' : 'The download failed.')
    return undefined
  }
  const file = await firstWorking(downloaded())
  if (file || !(await aptRights())) return file
  say('It needs libraries that are missing: installing them …')
  await run(process.execPath, [cli, 'install-deps', 'chromium'], { quiet: true, minutes: 3 })
  return firstWorking(downloaded())
}

/** Debian's package `chromium`, where we may install it. @param {readonly string[]} names */
async function fromDebian(names) {
  const rights = await aptRights()
  if (!rights) return undefined
  say('Installing the package chromium (apt-get) …')
  const install = ['install', '--no-install-recommends', 'chromium']
  if (!(await apt(rights, install, 4))) {
    await apt(rights, ['update'], 1.5)
    if (!(await apt(rights, install, 4))) {
      say('apt-get could not install it.')
      return undefined
    }
  }
  // Not every Debian has it, and nothing waits for it alone.
  if (names === tested) await apt(rights, ['install', '--no-install-recommends', ...shells.slice(0, 1)], 2)
  return firstWorking(usualPlaces(names))
}

/**
 * The Chromium to test with, fetched if there is none.
 * @param {readonly string[]} names programs to look for, the best first; `whole` measures what people use.
 * @returns {Promise<{ file: string } | { problem: string }>}
 */
export async function chromium(names = tested) {
  const chosen = process.env.LANDSPEED_CHROMIUM
  if (chosen) {
    if (existsSync(chosen) && (await works(chosen))) return { file: chosen }
    return { problem: `LANDSPEED_CHROMIUM names "${chosen}", which is not a Chromium that starts.` }
  }
  const file =
    (await firstWorking([...usualPlaces(names), ...downloaded()])) ??
    (await download()) ??
    (await fromDebian(names))
  if (file) return { file }
  return {
    problem:
      'No Chromium was found and none could be fetched: install Chromium or Google Chrome, or name one with LANDSPEED_CHROMIUM=/path/to/chromium, and run npm test again.',
  }
}

/** Without fetching: for whoever runs Playwright by hand. */
export function installedChromium() {
  return process.env.LANDSPEED_CHROMIUM || usualPlaces(tested)[0] || downloaded()[0]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = await chromium()
  if ('problem' in found) fail(found.problem)
  console.log(found.file)
}
