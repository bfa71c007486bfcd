import type { responses as en } from './responses.en.ts'

export const responses: typeof en = {
  rules: {
    'KRN-097':
      'Ce qui n’est pas une action. Qu’une phase commence ou finisse, qu’une condition soit remplie, qu’un modificateur s’applique de lui-même : rien de cela n’est une action, et nul ne peut y répondre.',
    'KRN-098':
      'Trois étapes. Une action est engagée, puis on peut y répondre, et alors seulement elle a son résultat.',
    'KRN-104':
      'Les actions facultatives. Ce que vous êtes libre de commencer quand c’est à vous d’agir est une action facultative : jouer ou déployer une carte, ou utiliser un texte qui dit « peut ». Vous pouvez y renoncer chaque fois.',
    'KRN-114':
      'L’automatique avant le choix. Tout ce qui arrive de soi-même en réponse à une action est fini avant que quiconque puisse choisir d’y répondre.',
    'KRN-124':
      'Ce qui est commencé se poursuit. Une fois engagée, une action se poursuit, même si ses conditions, ses cibles ou ses coûts changent entre-temps.',
    'KRN-138':
      'Le moment des réponses. On répond à une action une fois qu’elle est tout à fait engagée, coûts compris, et avant que son résultat commence.',
    'KRN-170':
      'Seulement l’action du dessus. On ne répond qu’à l’action en cours, celle du dessus de la pile. Ce qui se trouve dessous attend.',
    'KRN-173':
      'Chaque exemplaire répond pour lui. Plusieurs exemplaires d’une carte peuvent répondre chacun à la même action. Leurs modificateurs ne s’additionnent pas pour autant, sauf s’ils sont cumulatifs.',
    'KRN-174':
      'Ce qu’est une réponse. Une réponse agit sur l’action en cours, ou dit qu’elle a lieu si cette action a lieu. Tout le reste doit attendre.',
    'KRN-175':
      'Deux fois passé. Qui ne veut ou ne peut répondre passe. Quand on a passé deux fois de suite, l’action a son résultat.',
    'KRN-176':
      'Passer n’est pas définitif. Un joueur qui a passé peut répondre tout de même si l’autre a répondu depuis.',
    'KRN-178':
      'Hors de la pile. Une action quitte la pile quand elle est finie, quand elle est annulée, ou quand ce dont il s’agissait a disparu.',
    'KRN-179':
      'Ce qui vient d’être fait. On peut répondre aussi à l’achèvement d’une action, comme un déploiement ou un déplacement, avant que reprenne ce qui se trouve dessous.',
    'KRN-180':
      'Annulée n’est pas achevée. Seule une action achevée peut recevoir une réponse en quittant la pile d’actions ; une action annulée, non.',
    'KRN-181':
      'L’adversaire d’abord. Pour répondre à votre propre action, attendez que votre adversaire ait eu la première occasion.',
    'KRN-182':
      'Même cause, l’une après l’autre. Des actions que le même événement déclenche ont lieu l’une après l’autre. Seules sont ensemble celles qu’une règle ou une carte dit telles.',
    'KRN-183':
      'Côte à côte. Des actions qui ont lieu ensemble sont côte à côte sur la pile. On peut répondre à n’importe laquelle.',
    'KRN-184':
      'Au-dessus des autres. Parmi des actions qui ont lieu ensemble, celle à laquelle on répond passe au-dessus des autres. Quand elle et ses réponses sont finies, le reste est de nouveau au-dessus.',
    'KRN-185':
      'À tour de rôle sur le groupe. À ce qui est arrivé ensemble, les joueurs répondent à tour de rôle comme à une seule action.',
    'KRN-188':
      'Pas de dernier mot. Nul n’est assuré de la dernière action d’une phase : qui agit donne à l’autre une nouvelle occasion d’agir, et qui passe peut finir la phase.',
    'KRN-190':
      'Tout autre action. Pendant le segment des armes d’un combat, vous pouvez commencer toute action possible à tout moment, même si elle ne parle pas de combat.',
    'KRN-172':
      'Une fois par occasion. Pour une seule et même occasion, une action automatique se déclenche une fois, et une réponse à ce qui vient d’arriver s’initie une fois.',
  },
  reasons: {
    'KRN-184':
      'Ce à quoi {card} pourrait répondre est sous une autre perte du même moment, à laquelle on répond.',
    'KRN-170':
      'Ce à quoi {card} pourrait répondre attend sous une autre action, et on ne répond qu’à celle du dessus.',
    'KRN-174': 'Mettre en jeu {card} n’est pas une réponse à ce qui se passe.',
    'KRN-181':
      'C’est à votre propre action que {card} répondrait : votre adversaire a la première occasion de répondre.',
    'KRN-172': 'Le texte de {card} a déjà servi à cette occasion.',
  },
}
