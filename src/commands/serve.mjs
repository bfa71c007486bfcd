// A small server for the built page, and nothing else: files of `dist`, to this machine only
// (HOST=0.0.0.0 lets a tablet on the same network in).
import { createReadStream, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { headers } from './build/policy.mjs'
import { fail, root } from './setup.mjs'

const dist = path.join(root, process.env.LANDSPEED_PSEUDO ? 'dist-pseudo' : 'dist')
const pack = promisify(gzip)

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
}

/** The file that an address means, or nothing. @param {string} url */
function fileOf(url) {
  try {
    const name = decodeURIComponent(new URL(url, 'http://localhost').pathname)
    const file = path.join(dist, name.endsWith('/') ? `${name}index.html` : name)
    const inside = file.startsWith(dist + path.sep) && !file.includes('\0')
    return inside && statSync(file).isFile() ? file : undefined
  } catch {
    return undefined
  }
}

/** What has been packed, with the time of its file. @type {Map<string, { written: number, content: Promise<Buffer> }>} */
const kept = new Map()

/** A file's content packed for the way, once for as long as the file stays what it is. @param {string} file */
function packed(file) {
  const written = statSync(file).mtimeMs
  const before = kept.get(file)
  if (before?.written === written) return before.content
  const content = readFile(file).then((plain) => pack(plain))
  kept.set(file, { written, content })
  content.catch(() => kept.delete(file))
  return content
}

/** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
function answer(request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...headers, allow: 'GET, HEAD' }).end()
    return
  }
  const file = fileOf(request.url ?? '/')
  if (!file) {
    response.writeHead(404, { ...headers, 'content-type': 'text/plain; charset=utf-8' }).end('Not found')
    return
  }
  const type = types[path.extname(file)] ?? 'application/octet-stream'
  const zip =
    /text|json|svg|javascript/.test(type) && /\bgzip\b/.test(String(request.headers['accept-encoding']))
  response.writeHead(200, {
    ...headers,
    'content-type': type,
    // Vite names what it puts in assets after its content.
    'cache-control': file.includes(`${path.sep}assets${path.sep}`)
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
    vary: 'accept-encoding',
    ...(zip ? { 'content-encoding': 'gzip' } : { 'content-length': statSync(file).size }),
  })
  if (request.method === 'HEAD') {
    response.end()
    return
  }
  if (zip)
    packed(file).then(
      (content) => response.end(content),
      () => response.destroy(),
    )
  else
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response)
}

/** The port that PORT asks for. @param {number} usual */
export function wantedPort(usual) {
  const given = process.env.PORT
  if (given === undefined || given === '') return usual
  const port = Number(given)
  if (!/^\d+$/.test(given) || port < 1 || port > 65535) {
    fail(`PORT must be a number from 1 to 65535, not "${given}".`)
  }
  return port
}

/** @param {number} port @param {string} host @returns {Promise<import('node:http').Server | string>} the server, or why not */
function listen(port, host) {
  return new Promise((resolve) => {
    const server = createServer(answer)
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code ?? error.message))
    server.listen(port, host, () => resolve(server))
  })
}

/**
 * Serves dist at both addresses that `localhost` can mean.
 * @param {number} port @returns {Promise<import('node:http').Server[]>}
 */
export async function serve(port) {
  const hosts = process.env.HOST ? [process.env.HOST] : ['127.0.0.1', '::1']
  const results = await Promise.all(hosts.map((host) => listen(port, host)))
  const problem = results.find((result) => result === 'EADDRINUSE' || result === 'EACCES') ?? results[0]
  if (problem === 'EADDRINUSE') {
    fail(
      `Port ${port} is already taken: stop what runs there, or choose another with PORT=${port + 1 > 65535 ? 4173 : port + 1}.`,
    )
  }
  if (problem === 'EACCES')
    fail(`Port ${port} is not allowed to this user: choose another one above 1024 with PORT.`)
  if (typeof problem === 'string') fail(`The page could not be served on port ${port}: ${problem}.`)
  // A machine without IPv6 has only the first.
  return results.filter((result) => typeof result !== 'string')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await serve(wantedPort(4173))
