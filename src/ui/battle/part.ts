/** The stage of a battle, which is fetched when the first one is fought or watched. */

import { part } from '../later.tsx'

export const stage = part('src/ui/battle/Stage.tsx', () =>
  import('./Stage.tsx').then((fetched) => fetched.Stage),
)
