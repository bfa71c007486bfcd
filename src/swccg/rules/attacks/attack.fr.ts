export const attack: typeof import('./attack.en.ts').attack = {
  rules: {
    'ATK-001': 'Les créatures ne livrent pas bataille. Les créatures ne participent jamais à une bataille. Leurs combats sont des attaques.',
    'ATK-004': 'Les segments d’une attaque. Une attaque a un segment des armes, un segment de puissance et un segment des dommages, comme une bataille.',
    'ATK-005': 'Les armes dans une attaque. Comme dans une bataille, les cartes qui participent à l’attaque peuvent tirer avec leurs armes, ici sur la créature qui y participe.',
    'ATK-007': 'Interdit en bataille, interdit ici. Ce qui ne peut pas se faire durant une bataille ne peut pas se faire non plus durant une attaque.',
    'ATK-020': 'Inactive, mais elle se défend. Durant une attaque, une carte inactive qui y participe peut être visée et peut utiliser armes, dispositifs et texte. Elle ne retourne aucun Objectif, et ensuite elle est comme avant.',
    'ATK-038': 'Réponses à une attaque. Les actions automatiques viennent d’abord. Puis les joueurs peuvent répondre à l’attaque à tour de rôle, d’abord l’adversaire de celui qui l’a engagée, même si aucune de ses cartes n’y participe.',
    'ATK-039': 'Le segment des armes d’une attaque. Après les réponses, le segment des armes se déroule comme dans une bataille. Celui qui a engagé l’attaque agit le premier, et il finit quand les deux joueurs passent à la suite.',
    'ATK-084': 'Trois sortes d’attaques. Une créature attaque une autre créature ; une créature attaque un véhicule créature ou un personnage qui n’est pas un droïde ; ou une créature est attaquée.',
    'ATK-201': 'Un parasite attaque comme les autres. L’attaque d’un parasite est une attaque à tous égards : gratuite, avec des réponses et un segment des armes avant que le parasite l’emporte.',
  },
  reasons: { 'ATK-007': '{card} ne sert pas durant une bataille, et donc pas durant une attaque.' },
  log: {
    'creature attacks': '{card} attaque {cards} à {at}.',
    'segment of attack': 'Attaque à {at} : {segment}.',
  },
  decisions: {
    'side to attack': {
      title: 'Quel côté attaque {card} ?',
      text: 'Il y a de quoi attaquer des deux côtés. Le {player} choisit le côté, et le hasard la cible.',
    },
    'respond/attack initiated': {
      title: 'Répondre à l’attaque ?',
      text: 'Une attaque vient d’être engagée. Le {player} peut y répondre.',
    },
  },
  events: { 'attack initiated': '{cards} {cards|attaque|attaquent} {prey} à {at}' },
  passing: { 'respond/attack initiated': 'l’attaque à {at} commence telle quelle' },
}
