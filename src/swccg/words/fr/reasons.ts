import type { reasons as en } from '../en/reasons.ts'
import { actingReasons } from './acting-words.ts'
import { attackReasons } from './attack-words.ts'
import { battleReasons } from './battle-words.ts'
import { captiveReasons } from './captive-words.ts'
import { deployReasons } from './deploy-reasons.ts'
import { forceReasons } from './force-words.ts'
import { kernelReasons } from './kernel-words.ts'
import { meaningReasons } from './meaning-words.ts'
import { personaReasons } from './persona-words.ts'
import { pileReasons } from './pile-words.ts'
import { startReasons } from './start-words.ts'
import { timingReasons } from './timing-reasons.ts'
import { weaponReasons } from './weapon-words.ts'

/** Pourquoi une chose n'est pas permise, à propos des cartes mêmes. Voir l'anglais pour la façon d'écrire. */
export const reasons = {
  ...actingReasons,
  ...attackReasons,
  ...battleReasons,
  ...deployReasons,
  ...forceReasons,
  ...kernelReasons,
  ...personaReasons,
  ...startReasons,
  ...timingReasons,
  ...weaponReasons,
  ...pileReasons,
  ...captiveReasons,
  ...meaningReasons,

  // Interruptions et textes que l'on utilise.
  'DRW-014': 'Vous avez déjà joué {card} ce tour-ci, et cette carte est unique.',
  'DEP-239': 'Votre adversaire a déjà joué {card} ce tour-ci, et elle est unique.',
  'TRM-426': '{card} n’est pas une Interruption et ne se joue donc pas.',
  'KRN-123/not in force': 'Le texte de {card} ne vaut pas en ce moment.',
  'KRN-123/phase': 'Le texte de {card} ne s’utilise que durant votre {phase}.',
  'KRN-127/battle': '{card} sert quand une bataille vient d’être engagée, et ce n’est pas le cas.',
  'KRN-127/by opponent': '{card} répond aux batailles que l’adversaire engage ; celle-ci est de vous.',
  'KRN-127/condition': 'Ce que demande le texte de {card} n’est pas le cas à {at}.',
  'KRN-127/elsewhere':
    'La bataille est à {at}, et le texte de {card} ne parle pas de batailles à cet endroit.',
  'KRN-127/no Interrupt':
    '{card} répond à une Interruption que l’adversaire vient de jouer, et il n’y en a pas.',
  'KRN-127/no hyperspace move':
    '{card} répond à un vaisseau spatial de l’adversaire qui part par hypervitesse, et il n’y en a pas.',
  'KRN-127/not present': '{card} n’est pas présent à {at}, où est la bataille.',
  'KRN-127/weapons segment': '{card} sert juste après le segment des armes d’une bataille.',
  'KRN-129/apart': 'Les cartes que vise {card} doivent être à une même localisation.',
  'KRN-129/from': '{card} n’est pas là où le texte de {by} prend des cartes.',
  'KRN-129/no destination': 'Il faut à {card} une localisation où aller.',
  'KRN-129/no move': 'Aucune des cartes que vise {card} n’a de déplacement permis pour s’éloigner.',
  'KRN-129/nobody': '{card} ne vise aucune carte.',
  'KRN-129/not adjacent': '{to} n’est pas un site adjacent, et {card} mène à un tel site.',
  'KRN-129/presence': 'Votre adversaire a une présence à {to} : {card} ne peut pas y mener.',
  'KRN-129/to': 'Le texte de {card} ne mène pas à {to}.',
  'KRN-129/too many': '{card} ne vise pas plus de {count} {count|carte|cartes}.',
  'KRN-129/who': '{card} n’est pas de ce que vise le texte de {by}.',
  'KRN-172': 'Le texte de {card} a déjà servi à cette occasion.',

  // Batailles.
  'BAT-002/phase': 'On engage une bataille durant sa phase de bataille ; c’est la {phase} du {turn}.',
  'BAT-003': 'Le {by} n’a pas de présence à {at} : il ne peut pas y avoir de bataille.',
  'BAT-009': 'Il y a déjà eu une bataille à {at} ce tour-ci, et il n’y en a qu’une par tour.',
  'BAT-010':
    'Ce que le {by} a à {at} a déjà livré bataille ce tour-ci ou ne le peut pas, et ne donne pas de présence pour une autre.',
  'BAT-017': 'Une bataille s’engage à une localisation sur la table, et {at} n’en est pas une.',
} as const satisfies Record<keyof typeof en, string>
