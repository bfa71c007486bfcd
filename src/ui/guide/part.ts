/** The guide through the first game, fetched with it. */

import { part } from '../later.tsx'

export const guide = part('src/ui/guide/Guide.tsx', async () => (await import('./Guide.tsx')).Guide)
