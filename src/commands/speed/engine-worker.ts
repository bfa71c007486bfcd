/** A worker that measures the engine, told which of its measurements. */

import { gamesPerSecond, lookAhead, playThem } from './engine-speed.ts'

addEventListener('message', ({ data }: MessageEvent<{ ahead: string } | 'games'>) => {
  postMessage(data === 'games' ? gamesPerSecond(playThem()) : lookAhead(data.ahead))
})
