import type { SameKeys } from '../same-keys.ts'
import type { en } from './en.ts'

export const fr: SameKeys<typeof en> = {
  title: 'Ce qui aurait été meilleur',
  about:
    'Amiral repasse vos décisions avec ce que vous pouviez voir alors, et signale les moments où une autre réponse aurait valu bien plus.',
  looking: 'Amiral repasse la partie…',
  percent: '{{count}} % fait',
  failed: 'Ce qui réfléchit n’est pas venu. Le reste fonctionne sans cela.',
  again: 'Essayer encore',
  none: 'Amiral n’aurait rien changé d’important. Bien joué.',
  noneStrictly: 'À ce degré de sévérité, Amiral n’a rien trouvé. Plus sévère, il trouvera peut-être.',
  strictness: 'Sévérité',
  strictnesses: {
    gentle: 'Indulgent : les grandes erreurs seulement',
    normal: 'Normal',
    strict: 'Sévère : les petites aussi',
  },
  when: 'Tour {{number}}, {{phase}}',
  insteadOfPassing: 'Au lieu de passer :',
  insteadOf: 'Au lieu de « {{given}} » :',
  worth: 'vaut {{count}}',
  worthAll: 'la partie s’est peut-être décidée là',
  worthNote: 'La valeur se compte en Force : 2 vaut deux de Force vitale en plus au milieu d’une partie.',
  why: 'Amiral : {{why}}.',
  answer: {
    pass: 'passer',
    drain: 'drain de Force à {{place}}',
    battle: 'bataille à {{place}}',
    activate: 'activer {{count}} de Force',
    draw_one: 'piocher {{count}} carte',
    draw_other: 'piocher {{count}} cartes',
    forfeit: 'comptabiliser {{card}} en valeur de perte',
    loseFrom: 'perdre de la Force : {{pile}}',
    loseCard: 'perdre {{card}} de votre main',
    other: 'une autre réponse',
  },
  tryAgain: 'Réessayer',
  tryAgainAt: 'Réessayer : tour {{number}}, {{phase}}',
  show: 'Montrer',
  showAt: 'Montrer : tour {{number}}, {{phase}}',
  copyName: 'Tour {{number}}, une fois encore',
}
