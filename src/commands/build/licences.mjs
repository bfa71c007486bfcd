// The licences of all that the built page contains, as a page of its own beside it: of this project, of the packages
// whose modules, styles and fonts are in the bundle, and of the tools that put code of their own into it.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../setup.mjs'

/** The name of the page. */
export const licencesPage = 'licences.html'

/** @typedef {{ name: string, version: string, licence: string, home: string, text: string }} Licence */

/** The folder of the package that a file lies in, or of the tool that has made a module up. @param {string} file */
function packageOf(file) {
  const made = /^\0(vite|rolldown)\b/.exec(file)
  if (made) return path.join(root, 'node_modules', made[1] ?? '')
  const found = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(
    file.replaceAll(path.sep, '/').split('?')[0] ?? '',
  )
  return found?.[1]
}

/** A file of a package, by how its name begins. @param {string} folder @param {RegExp} named */
function textIn(folder, named) {
  const file = readdirSync(folder).find((name) => named.test(name))
  return file ? readFileSync(path.join(folder, file), 'utf8').trim() : ''
}

/** @param {string} folder @returns {Licence} */
function licenceOf(folder) {
  const { name, version, license, homepage, repository } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  )
  const [own = ''] = textIn(folder, /^(licen[cs]e|copying)/i).split(/^# Licenses of bundled/m)
  const source = typeof repository === 'string' ? repository : (repository?.url ?? '')
  return {
    name,
    version,
    licence: license ?? '',
    home: homepage ?? source.replace(/^git[+]/, '').replace(/[.]git$/, ''),
    text: [own.trim(), textIn(folder, /^notice/i)].filter(Boolean).join('\n\n'),
  }
}

/** @param {string} text */
const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** @param {Licence} licence */
const entry = ({ name, version, licence, home, text }) => `<section>
<h2>${escaped(name)} ${escaped(version)} <small>${escaped(licence)}</small></h2>
${/^https?:/.test(home) ? `<p><a href="${escaped(home)}" rel="noreferrer">${escaped(home)}</a></p>` : ''}
<pre>${escaped(text)}</pre>
</section>`

/** @param {readonly Licence[]} licences */
const pageOf = (licences) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Landspeed · Licences</title>
<link rel="icon" type="image/svg+xml" href="./icon.svg" />
<style>
:root { color-scheme: dark; background: #0a0f1a; color: #e8edf5; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 50rem; margin: 0 auto; padding: 1.5rem }
a { color: #9ec5ff }
h2 { font-size: 1.125rem; margin-top: 2rem }
small { font-weight: normal; opacity: .8 }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: .875rem }
</style>
</head>
<body>
<main>
<p><a href="./">Landspeed</a></p>
<h1>Licences</h1>
<p>This page is made of what stands below, each under its own licence.</p>
<p lang="fr">Cette page est faite de ce qui suit, chaque partie sous sa propre licence.</p>
${licences.map(entry).join('\n')}
</main>
</body>
</html>
`

/** @returns {import('vite').Plugin} */
export function licences() {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_options, bundle) {
      /** @type {Set<string>} */
      const folders = new Set()
      const add = (/** @type {string | undefined} */ folder) => folder && folders.add(folder)
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') for (const id of file.moduleIds) add(packageOf(id))
        else {
          for (const name of file.originalFileNames) add(packageOf(path.resolve(root, name)))
          // What styles are made of they name at their head.
          for (const [, name = ''] of String(file.fileName.endsWith('.css') ? file.source : '').matchAll(
            /[/][*]! ([\w./@-]+) v\d/g,
          ))
            add(path.join(root, 'node_modules', name))
        }
      }
      const all = [...folders].map(licenceOf).sort((one, other) => (one.name < other.name ? -1 : 1))
      // What has no text of its own is under that of its neighbours in the same repository.
      for (const one of all) {
        const neighbour = all.find(({ home, text }) => text !== '' && home !== '' && home === one.home)
        if (one.text === '') one.text = neighbour?.text ?? ''
        if (one.text === '') this.error(`${one.name} has no licence to be handed on`)
      }
      const own = { ...licenceOf(root), name: 'Landspeed' }
      this.emitFile({ type: 'asset', fileName: licencesPage, source: pageOf([own, ...all]) })
    },
  }
}
