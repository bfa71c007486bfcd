/** Deploying: what, where, for how much, and how. */

import type { Chapter } from '../shared/chapter-type.ts'
import { rules as charactersVehiclesStarshipsRules } from './characters-vehicles-starships.ts'
import { rules as creaturesRules } from './creatures.ts'
import { rules as deployingRules, deployTime, judgeDeploy, legalDeployments } from './deploying.ts'
import { rules as costRules } from './deployment-cost.ts'
import { beginDeploy, deployProcedure } from './deployment-procedure.ts'
import { rules as freeRules } from './free.ts'
import { rules as locationsRules } from './locations.ts'
import { rules as deployingOnCardsRules } from './on-cards/deploying-on-cards.ts'
import { rules as effectsRules } from './on-cards/effects.ts'
import { handingOn, transferProcedure, rules as transferringRules } from './on-cards/transferring.ts'
import { rules as weaponsAndDevicesRules } from './on-cards/weapons-and-devices.ts'
import { rules as personasRules } from './personas.ts'
import { rules as allowedByTextRules } from './restrictions/allowed-by-text.ts'
import { rules as battlegroundRules } from './restrictions/battleground.ts'
import { rules as deathStarsRules } from './restrictions/death-stars.ts'
import { rules as deploymentRestrictionsRules } from './restrictions/deployment-restrictions.ts'
import { deployByText, rules as deployingByTextRules } from './special/deploying-by-text.ts'
import { rules as squadronsRules } from './special/deploying-squadrons.ts'
import {
  breakingCover,
  coverProcedure,
  coversDue,
  rules as undercoverSpiesRules,
} from './special/going-undercover.ts'
import { rules as simultaneousDeploymentRules } from './special/simultaneous-deployment.ts'
import { rules as simultaneouslyDeployedRules } from './special/simultaneously-deployed.ts'
import { rules as uniquenessRules } from './unique-and-restricted-cards.ts'

export const deploy = {
  rules: [
    ...freeRules,
    ...personasRules,
    ...battlegroundRules,
    ...allowedByTextRules,
    ...charactersVehiclesStarshipsRules,
    ...costRules,
    ...creaturesRules,
    ...deathStarsRules,
    ...deployingByTextRules,
    ...deployingOnCardsRules,
    ...deployingRules,
    ...deploymentRestrictionsRules,
    ...effectsRules,
    ...locationsRules,
    ...simultaneousDeploymentRules,
    ...simultaneouslyDeployedRules,
    ...transferringRules,
    ...undercoverSpiesRules,
    ...uniquenessRules,
    ...weaponsAndDevicesRules,
    ...squadronsRules,
  ],
  intents: {
    deploy: { judge: judgeDeploy, begin: beginDeploy, time: deployTime, legal: legalDeployments },
    transfer: handingOn,
    'break cover': breakingCover,
  },
  procedures: {
    deploy: deployProcedure,
    'deploy by text': deployByText,
    transfer: transferProcedure,
    'break cover': coverProcedure,
  },
  settles: coversDue,
} satisfies Chapter
