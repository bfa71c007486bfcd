export const decks: typeof import('./decks.en.ts').decks = {
  rules: {
    'KRN-006': 'Soixante cartes. Votre paquet compte 60 cartes. Ce qu’il en reste une fois les cartes de départ jouées devient votre paquet de réserve.',
    'DECK-001': 'Des cartes connues. Un paquet est fait de cartes qui existent dans le jeu.',
    'DECK-002': 'Un côté par paquet. Toutes les cartes d’un paquet sont du côté qui le joue.',
    'DECK-004': 'Des objectifs qu’on ne joue pas. Un objectif ne commence une partie que si cette table sait jouer ce qu’il fait au début.',
    'TRN-004': 'Un seul objectif, et il commence. Aucun paquet n’a plus d’un objectif. Si le vôtre en a un, vous commencez avec lui, côté 0 visible.',
    'TRN-005': 'Objectif ou localisation de départ. Vous commencez avec un objectif ou avec une localisation de départ, jamais les deux. Les localisations qu’un objectif amène n’en sont pas.',
  },
  reasons: {
    'KRN-006/size': 'Un paquet compte {need} cartes ; celui du {side} en a {count}.',
    'TRN-004/several': 'Le paquet du {side} a {count} objectifs ; un seul est permis.',
    'TRN-005': 'Le {side} a un objectif, « {title} », et donc pas de localisation de départ.',
    'DECK-001': 'Il n’y a pas de carte « {title} » (paquet du {side}).',
    'DECK-001/near': 'Il n’y a pas de carte « {title} » (paquet du {side}) ; la plus proche est « {near} ».',
    'DECK-002/other side': '« {title} » est une carte de l’autre côté et n’a pas sa place dans un paquet du {side}.',
    'DECK-002/other deck': 'C’est un paquet du {side} ; il en faut un du {player}.',
    'DECK-004': 'Le paquet du {side} a l’objectif « {title} », que cette table ne sait pas encore jouer.',
  },
}
