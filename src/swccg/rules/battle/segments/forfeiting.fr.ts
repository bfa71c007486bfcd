export const forfeiting: typeof import('./forfeiting.en.ts').forfeiting = {
  rules: {
    'BAT-091': 'Comptabiliser en valeur de perte. Comptabiliser en valeur de perte une de vos cartes qui participent est une action. Vous pouvez la faire si cette carte est touchée, ou si des dommages de bataille ou de l’attrition sont en attente contre vous.',
    'BAT-105': 'Être perdu ne suffit pas. Une carte comptabilisée en valeur de perte est perdue. Une carte perdue de toute autre façon n’est pas comptabilisée ainsi et ne satisfait rien.',
    'BAT-106': 'Ce qui a une valeur de perte. Seule une carte qui participe à la bataille et qui a une valeur de perte peut être comptabilisée ainsi.',
    'BAT-107': 'Une valeur de perte de 0. Une carte qui participe et dont la valeur de perte a été fixée à 0 peut encore être comptabilisée, et l’attrition la concerne toujours.',
    'BAT-108': 'Ce qui part avec elle. Tout ce qui est sur une carte comptabilisée en valeur de perte, ou à son bord, est perdu avec elle. Cela est perdu sans être comptabilisé et ne satisfait rien.',
    'BAT-110': 'Les cartes touchées quand vous voulez. Vous pouvez comptabiliser d’autres cartes en valeur de perte avant une carte touchée.',
    'MOV-139': 'La valeur de perte sans mouvement. Une carte que vous comptabilisez en valeur de perte va à votre pile de cartes perdues sans se déplacer : même une carte qui ne peut pas se déplacer peut donc l’être.',
    'BAT-163': 'Exclue, pas de valeur de perte. Vous ne pouvez pas comptabiliser en valeur de perte une carte exclue, ou inactive pour une autre raison.',
  },
  reasons: {
    'BAT-091': 'Vous ne devez rien et {card} n’est pas « touché » : il n’y a pas de raison de le perdre.',
    'BAT-106/not yours': '{card} n’est pas à vous.',
    'BAT-106/elsewhere': '{card} ne participe pas à cette bataille.',
    'BAT-106/no forfeit': '{card} n’a pas de valeur de perte.',
    'BAT-163': '{card} est exclu de cette bataille.',
  },
  log: {
    'no presence left': 'Le {player} n’a plus de présence dans la bataille à {at} ; elle continue jusqu’à ce que tout soit compensé.',
    forfeited: 'Le {player} perd {card}, pour une valeur de {count}[ ; perdu avec : {cards}].',
  },
  events: { forfeited: '{card} vient d’être perdu' },
}
