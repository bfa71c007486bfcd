/** Reacting to a battle or Force drain. */

import type { Chapter } from '../shared/chapter-type.ts'
import { type Opportunity, opportunityOf, reactedTo, rules as reactRules } from './react.ts'
import { byDeploying } from './reacting-by-deploying.ts'
import { byMoving, rules as movingRules, reactProcedure } from './reacting-by-moving.ts'

export const react = {
  rules: [...reactRules, ...movingRules],
  intents: {
    react: {
      judge: (p, by, react, moment) =>
        'deploy' in react
          ? byDeploying.judge(p, by, react.deploy, moment)
          : byMoving.judge(p, by, react, moment),
      begin(change, by, react) {
        const chance = opportunityOf({ frame: change.stack.at(-1), toAct: by }) as Opportunity
        if ('deploy' in react) byDeploying.begin(change, by, react.deploy, chance)
        else byMoving.begin(change, by, react, chance)
      },
      time: { answers: reactedTo },
      *legal(p, by, moment) {
        const chance = opportunityOf(moment)
        if (!chance || chance.initiator === by || moment.toAct !== by) return
        for (const react of byMoving.legal(p, by, chance, moment)) yield { kind: 'react', ...react }
        for (const deploy of byDeploying.legal(p, by, chance, moment)) yield { kind: 'react', deploy }
      },
    },
  },
  procedures: { react: reactProcedure },
} satisfies Chapter
