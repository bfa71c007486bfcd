import type { responses as en } from './responses.en.ts'

/** Responses in French. */
export const responses: typeof en = {
  rules: {
    'KRN-097': {
      title: 'Ce qui n’est pas une action',
      text: 'Qu’une phase commence ou finisse, qu’une condition soit remplie, qu’un modificateur s’applique de lui-même : rien de cela n’est une action, et nul ne peut y répondre.',
    },
    'KRN-098': {
      title: 'Trois étapes',
      text: 'Une action est engagée, puis on peut y répondre, et alors seulement elle a son résultat.',
    },
    'KRN-104': {
      title: 'Les actions facultatives',
      text: 'Ce que vous êtes libre de commencer quand c’est à vous d’agir est une action facultative : jouer ou déployer une carte, ou utiliser un texte qui dit « peut ». Vous pouvez y renoncer chaque fois.',
    },
    'KRN-114': {
      title: 'L’automatique avant le choix',
      text: 'Tout ce qui arrive de soi-même en réponse à une action est fini avant que quiconque puisse choisir d’y répondre.',
    },
    'KRN-124': {
      title: 'Ce qui est commencé se poursuit',
      text: 'Une fois engagée, une action se poursuit, même si ses conditions, ses cibles ou ses coûts changent entre-temps.',
    },
    'KRN-138': {
      title: 'Le moment des réponses',
      text: 'On répond à une action une fois qu’elle est tout à fait engagée, coûts compris, et avant que son résultat commence.',
    },
    'KRN-170': {
      title: 'Seulement l’action du dessus',
      text: 'On ne répond qu’à l’action en cours, celle du dessus de la pile. Ce qui se trouve dessous attend.',
    },
    'KRN-173': {
      title: 'Chaque exemplaire répond pour lui',
      text: 'Plusieurs exemplaires d’une carte peuvent répondre chacun à la même action. Leurs modificateurs ne s’additionnent pas pour autant, sauf s’ils sont cumulatifs.',
    },
    'KRN-174': {
      title: 'Ce qu’est une réponse',
      text: 'Une réponse agit sur l’action en cours, ou dit qu’elle a lieu si cette action a lieu. Tout le reste doit attendre.',
    },
    'KRN-175': {
      title: 'Deux fois passé',
      text: 'Qui ne veut ou ne peut répondre passe. Quand on a passé deux fois de suite, l’action a son résultat.',
    },
    'KRN-176': {
      title: 'Passer n’est pas définitif',
      text: 'Un joueur qui a passé peut répondre tout de même si l’autre a répondu depuis.',
    },
    'KRN-178': {
      title: 'Hors de la pile',
      text: 'Une action quitte la pile quand elle est finie, quand elle est annulée, ou quand ce dont il s’agissait a disparu.',
    },
    'KRN-179': {
      title: 'Ce qui vient d’être fait',
      text: 'On peut répondre aussi à l’achèvement d’une action, comme un déploiement ou un déplacement, avant que reprenne ce qui se trouve dessous.',
    },
    'KRN-180': {
      title: 'Annulée n’est pas achevée',
      text: 'Seule une action achevée peut recevoir une réponse en quittant la pile d’actions ; une action annulée, non.',
    },
    'KRN-181': {
      title: 'L’adversaire d’abord',
      text: 'Pour répondre à votre propre action, attendez que votre adversaire ait eu la première occasion.',
    },
    'KRN-182': {
      title: 'Même cause, l’une après l’autre',
      text: 'Des actions que le même événement déclenche ont lieu l’une après l’autre. Seules sont ensemble celles qu’une règle ou une carte dit telles.',
    },
    'KRN-183': {
      title: 'Côte à côte',
      text: 'Des actions qui ont lieu ensemble sont côte à côte sur la pile. On peut répondre à n’importe laquelle.',
    },
    'KRN-184': {
      title: 'Au-dessus des autres',
      text: 'Parmi des actions qui ont lieu ensemble, celle à laquelle on répond passe au-dessus des autres. Quand elle et ses réponses sont finies, le reste est de nouveau au-dessus.',
    },
    'KRN-185': {
      title: 'À tour de rôle sur le groupe',
      text: 'À ce qui est arrivé ensemble, les joueurs répondent à tour de rôle comme à une seule action.',
    },
    'KRN-188': {
      title: 'Pas de dernier mot',
      text: 'Nul n’est assuré de la dernière action d’une phase : qui agit donne à l’autre une nouvelle occasion d’agir, et qui passe peut finir la phase.',
    },
    'KRN-190': {
      title: 'Tout autre action',
      text: 'Pendant le segment des armes d’un combat, vous pouvez commencer toute action possible à tout moment, même si elle ne parle pas de combat.',
    },
  },
  reasons: {
    'KRN-184':
      'Ce à quoi {card} pourrait répondre est sous une autre perte du même moment, à laquelle on répond.',
    'KRN-170':
      'Ce à quoi {card} pourrait répondre attend sous une autre action, et on ne répond qu’à celle du dessus.',
    'KRN-174': 'Mettre en jeu {card} n’est pas une réponse à ce qui se passe.',
    'KRN-181':
      'C’est à votre propre action que {card} répondrait : votre adversaire a la première occasion de répondre.',
  },
}
