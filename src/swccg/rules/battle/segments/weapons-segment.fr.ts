export const weaponsSegment: typeof import('./weapons-segment.en.ts').weaponsSegment = {
  rules: {
    'BAT-029': 'À tour de rôle au segment des armes. Durant le segment des armes, les joueurs font à tour de rôle une action de premier niveau. Celui qui a engagé la bataille fait la première.',
    'BAT-030': 'Comment finit le segment des armes. Quand les deux joueurs passent à la suite au lieu de faire une action de premier niveau, le segment des armes est fini.',
    'BAT-038': 'Ce qui peut se faire à tout moment. Une action possible à tout moment l’est aussi au segment des armes, même sans rapport avec la bataille.',
    'BAT-033': 'La puissance dans le segment des armes. Les actions de premier niveau qui changent la puissance, et pas l’attrition, se jouent dans le segment des armes.',
    'BAT-034': 'Le nombre de destinées dans le segment des armes. Les actions de premier niveau qui changent le nombre de destinées tirées se jouent dans le segment des armes ; on tire les destinées dans le segment de puissance.',
    'BAT-035': 'Les conditions sur les destinées. Les actions de premier niveau qui posent une condition sur les destinées en général se jouent dans le segment des armes.',
    'BAT-036': 'Les totaux dans le segment des armes. Une action de premier niveau qui change une destinée de bataille totale se joue dans le segment des armes ; elle s’applique dès qu’il y a un total.',
    'BAT-037': 'Sans moment indiqué. Une action de bataille qui n’indique pas de moment se fait au segment des armes.',
    'BAT-145': 'Seulement au segment des armes. Un changement optionnel du nombre de destinées de bataille qui est une action de premier niveau, et non une réponse, ne s’initie qu’au segment des armes.',
  },
  reasons: {
    'BAT-037': '{card} se joue au segment des armes d’une bataille.',
    'BAT-145': 'Les destinées s’ajoutent au segment des armes ; ensuite, il est trop tard pour {card}.',
    'BAT-033': '{card} change la puissance : cela se joue dans le segment des armes.',
    'BAT-034': '{card} ajoute des destinées : cela se joue dans le segment des armes, on les tire ensuite.',
    'BAT-035': '{card} change des destinées à venir : cela se joue dans le segment des armes.',
    'BAT-036': '{card} change une destinée de bataille totale : cela se joue dans le segment des armes, avant qu’il y en ait une.',
  },
}
