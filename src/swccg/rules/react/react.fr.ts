import type { react as en } from './react.en.ts'

export const react: typeof en = {
  rules: {
    'BAT-023':
      'Réactions à une bataille. Quand votre adversaire a engagé une bataille, vos textes de réaction peuvent y déployer ou y déplacer des cartes, ou les en éloigner s’ils le disent.',
    'BAT-024': 'Pas de réaction à sa propre bataille. Celui qui a engagé une bataille ne peut pas y réagir.',
    'BAT-028':
      'Les nouveaux venus comptent. On regarde si une carte peut répondre ou réagir au moment où elle le fait. Une carte qui vient d’arriver par une réaction peut en rendre une autre possible, ou y servir.',
    'DEP-205':
      'Chaque réaction est une action. Chaque carte qui se déploie ou se déplace en réaction le fait par une action à elle, quelle que soit la carte qui le permet.',
    'MOV-010':
      'Une réaction n’use pas ce déplacement. Vitesse terrestre, hypervitesse et autres ne sont pas des déplacements normaux quand ils font partie d’une réaction.',
    'MOV-202':
      'Se joindre à une réaction. Au moment où votre carte commence son mouvement de réaction, d’autres de vos cartes peuvent embarquer à son bord et partir avec elle.',
    'TRM-203':
      'Où mène une réaction. Vous réagissez vers la localisation où votre adversaire vient d’engager une bataille ou de commencer un drain de Force. La carte ne peut au contraire s’en éloigner que si son texte le dit.',
    'TRM-204':
      'Une réaction suit les règles. Une carte qui réagit doit pouvoir faire son déplacement : à portée, son pilote ou conducteur déjà à bord et, pour l’hypervitesse, un ordinateur de navigation. Vous payez le coût habituel, si une carte ne dit pas autre chose.',
    'TRM-208':
      'Réaction annulée, Force dépensée. Vous utilisez la Force d’une réaction en l’initiant. Si votre adversaire annule ensuite la réaction, cette Force ne vous revient pas.',
    'TRM-210':
      'D’autres viennent avec. Dans une réaction, d’autres cartes peuvent embarquer juste avant le départ de la carte qui réagit et en débarquer juste après son arrivée.',
    'TRM-211':
      'Une réaction par tour. Chaque carte ne prend part qu’à une seule réaction par tour, même si elle n’a fait que monter à bord de la carte qui réagit ou la quitter. Une réaction annulée compte.',
    'TRM-212':
      'Quand vous pouvez réagir. Vous pouvez réagir pendant le tour de votre adversaire, aussitôt après qu’il a engagé une bataille ou commencé un drain de Force. On ne réagit pas à sa propre bataille.',
    'TRM-213':
      'Se déployer en réaction. Si vous déployez une carte en réaction, toutes les règles de déploiement valent pour elle, et vous payez son coût de déploiement entier.',
    'TRM-214':
      'À chaque carte sa réaction. Si une carte en fait réagir plusieurs autres, chacune fait une réaction distincte. Sense, par exemple, ne peut en annuler qu’une.',
  },
  reasons: {
    'TRM-212/when':
      'Il n’y a rien à quoi réagir : une bataille ou un drain de Force que l’adversaire vient d’engager.',
    'TRM-212/own': 'Vous l’avez engagé vous-même ; seul votre adversaire y réagit.',
    'TRM-212/no text': 'Aucun texte ne permet à {card} de réagir ainsi à ce qui se passe à {at}.',
    'BAT-024': 'Vous avez engagé cette bataille : {card} ne peut pas y réagir.',
    'TRM-203': 'Une réaction mène à {at}, sauf si un texte permet à {card} de réagir en s’en éloignant.',
    'TRM-211': 'Déjà dans une réaction ce tour-ci : {cards}.',
  },
  log: {
    reacts: '{cards} {cards|réagit|réagissent} vers {at}[ : {by}][, avec {others} à bord].',
  },
  deeds: {
    react: 'réagir',
    'react/offer': '{cards} : réagir[ à {to}][ sur {ship}][ ({slot})]{cost}',
  },
}
