// npm start: installs what is missing, builds, and serves the game on this machine.
import { serve, wantedPort } from './serve.mjs'
import { build, checkNode, fail, install, say } from './setup.mjs'

checkNode()
const port = wantedPort(4173)

// Taken ports are noticed before the work, not after it.
for (const server of await serve(port)) await new Promise((resolve) => server.close(resolve))

await install()
say('Building the page (vite build) …')
if (!(await build())) fail('The page could not be built: the reason stands above.')
await serve(port)
console.log(`\nLandspeed is ready: http://localhost:${port}\nCtrl-C stops it.`)
for (const signal of ['SIGINT', 'SIGTERM'])
  process.removeAllListeners(signal).once(signal, () => process.exit(0))
