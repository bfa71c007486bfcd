export const capturing: typeof import('./capturing.en.ts').capturing = {
  rules: {
    'DEP-081': 'Ce qui est là reste. Les règles sur les captifs n’empêchent que de nouveaux déploiements : une version déjà sur la table y reste.',
    'TRM-049': 'Qui escorte. Le chasseur de primes ou guerrier qui prend un captif sous sa garde, par transfert de prisonniers aussi, en est l’escorte.',
    'TRM-071': 'Seul le côté obscur capture. Si le côté lumineux s’est emparé d’une carte qui capture, cette partie de la carte ne fait rien.',
    'TRM-072': 'Seules les cartes lumineuses sont capturées. Rien d’autre que des cartes du côté lumineux ne peut être capturé. Voler est autre chose, et les deux joueurs le peuvent.',
    'TRM-073': 'Le sort du personnage capturé. Quand un personnage est capturé, le côté obscur choisit aussitôt ce qu’il en advient : saisie, emprisonnement ou évasion.',
    'TRM-074': 'Saisie. Chaque chasseur de primes ou guerrier du côté obscur à la même localisation peut saisir un des personnages capturés. Le captif est placé face visible sous son escorte.',
    'TRM-075': 'Emprisonnement. À une prison, autant de personnages capturés qu’on veut peuvent y être emprisonnés, avec ou sans escorte. Ils sont placés face visible sous la prison.',
    'TRM-076': 'Évasion. Un personnage capturé qui n’est ni saisi ni emprisonné va aux cartes utilisées du côté lumineux.',
    'TRM-079': 'Qui est porté est capturé aussi. Si le personnage capturé en porte un autre, celui-ci est capturé avec lui et n’est plus porté. À chacun il faut sa propre escorte ou une prison.',
    'TRM-385': 'Les clandestins ne capturent personne. Un espion dans la clandestinité ne peut pas engager une action qui pourrait aboutir à une capture.',
  },
  reasons: {
    'TRM-071': 'Seul le côté obscur capture : cette partie de {card} ne fait rien pour le côté lumineux.',
    'TRM-072': '{card} n’est pas une carte du côté lumineux, et rien d’autre n’est capturé.',
    'TRM-385': '{card} est dans la clandestinité, et un tel espion ne capture personne.',
  },
  log: {
    'captured along': '{card} portait {cards} : {cards|capturé|capturés} aussi.',
    escapes: '{card} s’évade vers les cartes utilisées.',
    'not captured': '{card} n’est pas capturé[ : {by}].',
    seized: '{card} est capturé : {by} s’en saisit.',
    'version stays': '{cards} {cards|reste|restent} sur la table, bien que {card} soit captif.',
  },
  decisions: {
    'fate of captured': {
      title: '{card} est capturé',
      text: 'Le {player} choisit ce qu’il en advient : saisie, emprisonnement ou évasion.',
    },
  },
  events: { captured: '{card} vient d’être capturé[ à {at}]' },
  options: {
    escape: 'Évasion vers les cartes utilisées',
    imprison: 'Emprisonnement : {by}',
    seize: 'Saisie par {by}',
  },
}
