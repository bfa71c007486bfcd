/** The moods of a card: its colours. */

/** [deep, mid, bright, accent] */
export type Mood = readonly [deep: string, mid: string, bright: string, accent: string]

/**
 * Six moods a side. Light art lives between sea green and indigo, Dark art between violet and amber, with one grey
 * for each: so a side is felt before a frame is read.
 */
export const moods: Record<'light' | 'dark', readonly Mood[]> = {
  light: [
    ['#0a1f3d', '#1f5c96', '#5fb2ea', '#d9f1ff'],
    ['#072a33', '#14737a', '#55cdc2', '#dcfff6'],
    ['#171b4d', '#3f4fb8', '#8f9cf2', '#e9ecff'],
    ['#0c2440', '#2c6aa0', '#f0c36c', '#fff3d2'],
    ['#08261f', '#217055', '#74d0a0', '#e4ffe9'],
    ['#16202e', '#4a6680', '#a9c8de', '#f4fbff'],
  ],
  dark: [
    ['#23060d', '#8a1a2b', '#e0564e', '#ffd9cc'],
    ['#260d06', '#9a3a1a', '#f08a48', '#ffe6c8'],
    ['#1a0a2b', '#5e2580', '#b566cf', '#f7e0ff'],
    ['#0d0f14', '#3d434d', '#a2606a', '#ffe3de'],
    ['#25101a', '#7d2a3a', '#d98a5c', '#ffe9d2'],
    ['#24081e', '#861f5a', '#de5f9c', '#ffdcec'],
  ],
}

export type Backdrop =
  | 'disc'
  | 'bars'
  | 'rings'
  | 'rays'
  | 'shafts'
  | 'skyline'
  | 'ridges'
  | 'hexes'
  | 'stars'
