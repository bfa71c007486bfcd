import type { placingCards as en } from './placing-cards.en.ts'

export const placingCards: typeof en = {
  rules: {
    'DRW-008':
      'Tirez-en autant. Un texte qui fait tirer des cartes dit combien, et on en tire autant, ou tout ce qu’il y a.',
    'KRN-016':
      'Cartes empilées. Des cartes posées sur une autre carte forment un empilement, et une seule suffit.',
    'KRN-061':
      'Échanger. Dans un échange, on choisit d’abord les cartes d’un endroit, puis celles de l’autre, et elles changent de place. Rien n’est choisi avant le résultat de l’action.',
    'KRN-062':
      'La même position. Une carte qui entre dans une pile par échange prend la position de l’autre.',
    'KRN-063':
      'Échange et secret. Des cartes échangées ne sont montrées que dans la mesure où le sont des cartes retirées ou placées.',
    'KRN-070':
      'Sans regarder. Quand une action dit « sans regarder », aucun des joueurs ne regarde les cartes.',
    'KRN-071':
      'Révélée une fois. Une carte révélée en quittant une pile posée sur une carte n’est pas révélée de nouveau là où elle est placée.',
    'KRN-074':
      'Son propriétaire l’a vue. Une carte cachée que l’on retire peut être vue de son propriétaire s’il pouvait déjà la regarder.',
    'KRN-076':
      'Sans les voir. Si des cartes sont retirées « sans les voir », aucun des joueurs ne peut les regarder.',
    'KRN-082':
      'Une main ne se vérifie pas. Qu’un joueur ne trouve rien dans sa propre main, son adversaire ne le vérifie pas.',
    'KRN-094':
      'Désignation au hasard. Pour désigner au hasard, on tourne les cartes face cachée, on mélange et on coupe. Celle du dessus est désignée.',
    'KRN-255':
      'Cinq états. À tout moment, une carte est dans un seul état : active, inactive, de soutien, unité de Force ou hors jeu.',
    'KRN-275':
      'De soutien. Une carte qui n’est pas sur la table et qui a pourtant un effet, comme celle qu’on empile de la main sur un Effet, est de soutien.',
    'KRN-276': 'Face cachée. Une carte face cachée hors des paquets et des piles est de soutien.',
    'KRN-278':
      'Hors jeu. Une carte mise hors jeu va à une place à part, à côté de la pile de cartes perdues de son propriétaire.',
    'KRN-284': 'Empilée de la table. Une carte active ou inactive qu’on empile sur une autre est inactive.',
    'KRN-285':
      'Empilée d’ailleurs. Une carte qu’on empile sur une autre depuis une main, un paquet ou une pile est de soutien.',
  },
  log: {
    'draws from': 'Le {player} pioche {count} {count|carte|cartes} dans {pile}.',
    exchanges: 'Le {player} échange [{given}|une carte] de sa main contre [{gained}|une carte], dans {pile}.',
    moves: 'Le {player} prend {titles} dans {pile} du {owner}, {goal}.',
    'moves unseen':
      'Le {player} prend {count} {count|carte|cartes} dans {pile} du {owner}, {goal}, sans montrer.',
    'places nothing': 'Il n’y a rien à placer.',
    stacks: 'Le {player} empile {titles} sur {card}.',
    'takes at random': 'Le hasard désigne {titles} dans {pile} du {owner}, {goal}.',
    'takes at random unseen':
      'Le hasard désigne {count} {count|carte|cartes} dans {pile} du {owner}, {goal}.',
  },
  decisions: {
    place: { title: 'Choisir des cartes', text: 'Le {player} choisit dans sa main ce qui va {goal}.' },
    exchange: {
      title: 'Échanger',
      text: 'Le {player} choisit la carte qui vient en main ; elle est dans {pile}.',
    },
  },
}
