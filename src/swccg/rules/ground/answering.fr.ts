import type { answering as en } from './answering.en.ts'

export const answering: typeof en = {
  rules: {
    'PLAY-001': 'La fin de la partie. Une fois la partie finie, aucun joueur n’agit plus.',
    'PLAY-002':
      'Un joueur à la fois. À chaque moment, un seul joueur décide. Les autres attendent que ce soit à eux d’agir.',
    'PLAY-003':
      'Certaines questions veulent une réponse. Vous pouvez passer là où une action ou une réponse vous est offerte. Un choix que les règles exigent doit être fait.',
    'PLAY-004':
      'Répondre à ce qui est demandé. Vous ne choisissez que ce qu’offre la décision en cours : une action, une réponse, des cartes, un nombre, une option ou un ordre.',
    'PLAY-005':
      'Autant qu’il en est demandé. Quand la partie vous demande un nombre, ou un certain nombre de cartes, restez entre le minimum et le maximum permis.',
    'PLAY-006':
      'Seules les cartes en jeu agissent. Pour agir, une carte doit être sur la table et active. Captive, disparue ou inactive, elle ne fait rien d’elle-même.',
    'PLAY-007':
      'Un lieu où aller. Un déplacement mène à une localisation, sur une autre carte ou, pour un système mobile, à un parsec. Aucune carte n’entre en elle-même.',
  },
  reasons: {
    'PLAY-001': 'La partie est finie : il n’y a plus rien à décider.',
    'PLAY-002': 'Ce n’est pas à vous d’agir[ ; c’est au {by} de décider].',
    'PLAY-003': 'Il faut répondre à ceci ; on ne peut pas passer.',
    'PLAY-004': 'Ce n’est pas une réponse à ce qui est demandé : {kind}.',
    'PLAY-005': 'Choisissez au moins {min} et au plus {max}.',
    'PLAY-007': '{card} ne peut pas y aller : ce n’est pas un lieu de cette table.',
    'PLAY-007/itself': '{card} ne peut pas être à l’intérieur d’elle-même.',
    'PLAY-006': '{card} n’est pas sur la table.',
    'PLAY-006/no text': '{card} n’a pas de texte qui puisse servir ainsi.',
    'PLAY-006/not in hand': '{card} n’est pas dans votre main.',
    'PLAY-006/not yours': '{card} n’est pas à vous : vous ne pouvez pas utiliser son texte.',
    'PLAY-006/inactive': 'Pour le moment, {card} ne peut pas agir : captif, disparu ou mis de côté.',
  },
}
