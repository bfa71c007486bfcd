/** Deploying: what, where, for how much, and how. */

import type { Chapter } from '../ground/chapter-type.ts'
import { rules as allowedByTextRules } from './allowed-by-text.ts'
import { rules as charactersVehiclesStarshipsRules } from './characters-vehicles-starships.ts'
import { rules as costRules } from './cost.ts'
import { rules as creaturesRules } from './creatures.ts'
import { rules as deathStarsRules } from './death-stars.ts'
import { rules as deployingRules, deployTime, judgeDeploy, legalDeployments } from './deploying.ts'
import { deployByText, rules as deployingByTextRules } from './deploying-by-text.ts'
import { rules as deployingOnCardsRules } from './deploying-on-cards.ts'
import { rules as deploymentRestrictionsRules } from './deployment-restrictions.ts'
import { rules as effectsRules } from './effects.ts'
import { rules as locationsRules } from './locations.ts'
import { beginDeploy, deployProcedure } from './procedure.ts'
import { rules as simultaneousDeploymentRules } from './simultaneous-deployment.ts'
import { rules as simultaneouslyDeployedRules } from './simultaneously-deployed.ts'
import { rules as squadronsRules } from './squadrons.ts'
import { handingOn, transferProcedure, rules as transferringRules } from './transferring.ts'
import {
  breakingCover,
  coverProcedure,
  coversDue,
  rules as undercoverSpiesRules,
} from './undercover-spies.ts'
import { rules as uniquenessRules } from './uniqueness.ts'
import { rules as weaponsAndDevicesRules } from './weapons-and-devices.ts'

export const deploy: Chapter = {
  rules: [
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
}
