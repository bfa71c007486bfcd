// Keeps the files of the built page, so that it works without a network. The build puts in place of `FILES` the list of
// them, and of `VERSION` what tells one list from another. A newer worker waits until the page lets it in.
/** @type {string[]} */
// @ts-expect-error the build gives it.
const files = FILES
/** @type {any} the compiler knows pages, not workers. */
const worker = self
const name = 'landspeed-VERSION'
const scope = new URL('./', self.location.href)

/**
 * What is named after its content may be kept from the version before; the page itself is asked for anew.
 * @param {Cache} cache @param {string} file
 */
async function keep(cache, file) {
  const address = new URL(file, scope).href
  const known = file.startsWith('assets/') ? await caches.match(address) : undefined
  const response =
    known ?? (await fetch(address, { cache: file.startsWith('assets/') ? 'default' : 'reload' }))
  if (!response.ok) throw new Error(`${file}: ${response.status}`)
  await cache.put(address, response)
}

/** Tells the pages how many files are kept. @param {number} kept */
async function tell(kept) {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages) page.postMessage({ kept, of: files.length })
}

worker.addEventListener('install', (/** @type {any} */ event) => {
  const all = async () => {
    const cache = await caches.open(name)
    for (const [at, file] of files.entries()) {
      await keep(cache, file)
      await tell(at + 1)
    }
  }
  event.waitUntil(all())
})

worker.addEventListener('activate', (/** @type {any} */ event) => {
  const others = async () => {
    const names = await caches.keys()
    await Promise.all(
      names.filter((one) => one.startsWith('landspeed-') && one !== name).map((one) => caches.delete(one)),
    )
    await worker.clients.claim()
  }
  event.waitUntil(others())
})

worker.addEventListener('message', (/** @type {any} */ { data }) => {
  if (data === 'take over') void worker.skipWaiting()
})

worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const { request } = event
  const address = new URL(request.url)
  if (request.method !== 'GET' || address.origin !== scope.origin) return
  const navigates = request.mode === 'navigate'
  const here = async () => {
    const cache = await caches.open(name)
    // Whatever else an address asks for, the page is the file that the server has there, and no other.
    const index = navigates && address.pathname.endsWith('/') ? 'index.html' : ''
    const kept = await cache.match(address.origin + address.pathname + index)
    if (kept || !navigates) return kept ?? (await fetch(request))
    return await fetch(request).catch(() => new Response('Not found', { status: 404 }))
  }
  event.respondWith(here())
})
