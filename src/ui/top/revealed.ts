/** What has come to light since a point, in a sentence. */

import { isNothing, type Revealed } from '../../store/points.ts'
import type { T } from '../use.ts'

/** 'Seen since: 2 destinies, Dark drew 3 cards'; or that nothing was. */
export function sayRevealed(t: T, revealed: Revealed): string {
  if (isNothing(revealed)) return t('goBack.since.nothing')
  const { destinies, drawn, looks, others } = revealed
  const what = [
    destinies > 0 ? t('goBack.since.destinies', { count: destinies }) : '',
    ...(['light', 'dark'] as const).map((side) =>
      drawn[side] > 0 ? t('goBack.since.drawn', { side: t(`side.${side}`), count: drawn[side] }) : '',
    ),
    looks > 0 ? t('goBack.since.looks', { count: looks }) : '',
    others > 0 ? t('goBack.since.others', { count: others }) : '',
  ]
  return t('goBack.since.told', { what: what.filter((part) => part !== '').join(', ') })
}
