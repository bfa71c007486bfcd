import type { kernelRules as en, kernelLog as enLog, kernelReasons as enReasons } from '../en/kernel-rules.ts'

/** Règles des coûts, des cibles et des états que peu de cartes invoquent. */
export const kernelRules = {
  'KRN-088': {
    title: 'Comme de la main',
    text: 'Une carte jouée depuis un paquet ou une pile n’est pas une réponse, sauf si le texte qui le permet dit « comme de votre main ».',
  },
  'KRN-090': {
    title: 'Là où le texte l’envoie',
    text: 'Si le texte qui permet de jouer une carte l’envoie à une certaine place, elle y va même si elle est annulée.',
  },
  'KRN-196': {
    title: 'Une autre cible',
    text: 'Ce qui change la cible d’une carte remplace une cible que son joueur a choisie par une autre qu’elle pourrait avoir.',
  },
  'KRN-197': {
    title: 'Ce qui en découle change avec',
    text: 'Les cibles qui ne font que découler de celles qu’on a choisies changent d’elles-mêmes avec elles, et peuvent rester les mêmes.',
  },
  'KRN-198': {
    title: 'Aucune des anciennes',
    text: 'Quand la cible est une carte ou un groupe, la nouvelle ne contient aucune des anciennes cartes.',
  },
  'KRN-207': {
    title: 'Cibles facultatives',
    text: 'Ce qu’un texte ne fait que « le cas échéant » peut manquer : cela n’empêche personne de s’en servir.',
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
  'KRN-032': {
    title: 'Une pile sans rien',
    text: 'Une pile vide peut tout de même être déplacée en tant que pile par une carte qui le fait.',
  },
  'KRN-134': {
    title: 'Une perte qui est un coût',
    text: 'La Force perdue comme coût pour commencer une action ne peut être ni réduite, ni changée, ni remplacée, sauf si un texte parle de ce coût même.',
  },
  'KRN-135': {
    title: 'L’entretien est un coût',
    text: 'Ce que demande l’entretien d’une carte est un coût : ce qui change une perte de Force ne le change pas.',
  },
  'KRN-190': {
    title: 'Tout autre action',
    text: 'Pendant le segment des armes d’un combat, vous pouvez commencer toute action possible à tout moment, même si elle ne parle pas de combat.',
  },
  'KRN-151': {
    title: 'Rien à compter',
    text: 'Là où « pour chaque » ne trouve rien à compter, le montant est 0, et rien ne le change.',
  },
  'KRN-154': {
    title: 'Immunisée où qu’elle soit',
    text: 'Une carte immunisée contre une autre l’est aussi en main, dans une réserve ou une pile : cette autre carte ne peut pas la chercher.',
  },
  'KRN-200': {
    title: 'Tout ce qui est nommé',
    text: 'Une action demande tout ce que sa carte énumère. Si une seule de ces choses ne peut être ciblée, l’action ne peut être commencée.',
  },
  'KRN-210': {
    title: 'Tous sauf les protégés',
    text: 'Un texte sur toutes les cartes d’un groupe passe sur celles qui en sont protégées, et change les autres.',
  },
  'KRN-211': {
    title: 'Ce qui existe est modifié',
    text: 'Un modificateur qui s’applique de lui-même change ceux de ses nombres qui existent. Celui qui n’existe pas n’apparaît pas pour autant.',
  },
  'KRN-288': {
    title: 'Toutes les versions',
    text: 'Ce qui est dit de toutes les versions d’une carte, et non d’une seule sur la table, vaut pour chacune, où qu’elle soit.',
  },
  'KRN-289': {
    title: 'Cet exemplaire',
    text: 'Ce qui est mis sur une carte en particulier change cet exemplaire et aucun autre.',
  },
  'CTL-062': {
    title: 'Nulle échappatoire',
    text: 'Là où toutes les cartes sont perdues, ou tous les personnages, rien n’en protège l’un d’eux, sauf si un texte le dit.',
  },
  'KRN-160': {
    title: 'Avant que cela n’arrive',
    text: 'Ce qui se fait juste avant une action est entièrement fini avant que celle-ci ne soit commencée.',
  },
  'KRN-162': {
    title: 'Avant l’adversaire',
    text: 'Qui veut agir juste avant ce que l’adversaire va faire agit d’abord, et l’action de l’adversaire n’a pas commencé.',
  },
  'KRN-163': {
    title: 'Pas après votre propre tirage',
    text: 'Ce que vous pouvez faire juste avant une de vos actions se fait alors : après elle, il est trop tard.',
  },
  'KRN-146': {
    title: 'Pour le reste de la partie',
    text: 'Ce qui est interdit pour le reste de la partie le reste quand la carte qui le dit se retourne ou quitte la table.',
  },
  'KRN-226': {
    title: 'Là où elle ne peut être',
    text: 'Si un texte de jeu qui agit de nouveau rend illégale la place d’une carte, celle-ci va aussitôt aux cartes perdues de son propriétaire, et rien n’y répond.',
  },
  'KRN-227': {
    title: 'Déclenchement et annulation',
    text: 'Quand le texte d’une carte se déclenche et est annulé au même moment, le joueur dont c’est le tour dit lequel vient d’abord.',
  },
} satisfies Record<keyof typeof en, unknown>

export const kernelReasons = {
  'KRN-088': '{card} ne dit pas « comme de votre main » : rien n’est joué par elle en réponse.',
  'KRN-196':
    '{by} doit donner à {card} une autre cible : soit d’autres cartes du même joueur, soit une autre place.',
  'KRN-196/no target': 'Ce n’est pas une cible que {card} aurait pu avoir.',
  'KRN-198': '{ship} est déjà une cible de {card} ; aucune de celles-là ne peut être choisie de nouveau.',
  'KRN-184':
    'Ce à quoi {card} pourrait répondre est sous une autre perte du même moment, à laquelle on répond.',
  'KRN-134': 'Cette Force est perdue comme coût : {card} ne peut pas y répondre.',
  'KRN-135': 'Cette Force est perdue pour entretenir une carte : {card} ne peut pas y répondre.',
  'KRN-200': 'Il n’y a pas de {what} à {to} dont {card} pourrait faire quelque chose.',
  'KRN-163': '{card} est pour le moment qui précède le tirage, et vous avez tiré.',
  'KRN-154': '{card} est immunisée contre {by}, qui ne peut pas la chercher.',
  'KRN-146':
    'Le texte de {by} interdit {card} pour le reste de la partie, bien que la carte ait été retournée.',
} satisfies Record<keyof typeof enReasons, string>

export const kernelLog = {
  'played from pile': 'Le {player} joue {card} depuis {pile}.',
  retargeted: '{by} change la cible de {card}[, sur {cards}][, vers {to}].',
  'passed over': '{card} passe sur {cards}.',
  'nothing counted': '{card} ne trouve rien à compter : rien n’est perdu.',
} satisfies Record<keyof typeof enLog, string>
