/** What has come to light since a point, in a sentence. */

import { isNothing, type Revealed } from '../../store/table/undo-points.ts'
import type { ReplayT } from '../replay/words.ts'

/** 'Seen since: 2 destinies, Dark drew 3 cards'; or that nothing was. */
export function sayRevealed(t: ReplayT, revealed: Revealed): string {
  if (isNothing(revealed)) return t('replay:goBack.since.nothing')
  const { destinies, drawn, looks, others } = revealed
  const what = [
    destinies > 0 ? t('replay:goBack.since.destinies', { count: destinies }) : '',
    ...(['light', 'dark'] as const).map((side) =>
      drawn[side] > 0 ? t('replay:goBack.since.drawn', { side: t(`side.${side}`), count: drawn[side] }) : '',
    ),
    looks > 0 ? t('replay:goBack.since.looks', { count: looks }) : '',
    others > 0 ? t('replay:goBack.since.others', { count: others }) : '',
  ]
  return t('replay:goBack.since.told', { what: what.filter((part) => part !== '').join(', ') })
}
