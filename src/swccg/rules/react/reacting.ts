/** Reacting as a kind of intent: by moving or by deploying. */

import { allOnTable } from '../../model/table.ts'
import type { IntentKind } from '../ground/intents.ts'
import { beginReactDeploy, judgeReactDeploy, reactDeploymentsOf } from './deploying.ts'
import { beginReactMove, judgeReactMove, reactMovesOf } from './moving.ts'
import { reactedTo } from './react.ts'

export const reacting: IntentKind<'react'> = {
  judge: (p, by, react, moment) =>
    'deploy' in react ? judgeReactDeploy(p, by, react.deploy, moment) : judgeReactMove(p, by, react, moment),
  begin: (change, by, react) =>
    'deploy' in react ? beginReactDeploy(change, by, react.deploy) : beginReactMove(change, by, react),
  time: { answers: reactedTo },
  *legal(p, by, moment) {
    for (const id of allOnTable(p)) {
      if (p.cards[id]!.owner !== by) continue
      for (const react of reactMovesOf(p, by, id, moment)) yield { kind: 'react', ...react }
    }
    for (const card of p.piles[by].hand)
      for (const deploy of reactDeploymentsOf(p, by, card, moment)) yield { kind: 'react', deploy }
  },
}
