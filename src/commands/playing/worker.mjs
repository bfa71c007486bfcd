// A thread reads TypeScript as the command does that starts it.
import { register } from 'tsx/esm/api'

register()
await import('./worker.ts')
