import type {
  pileDecisions as enDecisions,
  pileLog as enLog,
  pileOptions as enOptions,
  pilePassing as enPassing,
  pileReasons as enReasons,
} from '../en/pile-words.ts'

/** Ce qui se dit des paquets, des piles et des mains. */
export const pileReasons: Record<keyof typeof enReasons, string> = {
  'KRN-018': 'Rien ne vous permet de regarder maintenant dans {pile} du {owner}.',
  'KRN-020': 'Vous ne pouvez pas regarder {card} : cette carte, ou celle qui la porte, n’est pas à vous.',
  'KRN-023/empty': 'Il n’y a rien à prendre dans {pile} du {owner}.',
  'KRN-023/no stack': 'Aucune carte n’est empilée sur {card}.',
  'KRN-024/empty': 'Il n’y a rien à regarder dans {pile} du {owner}.',
  'KRN-025/empty': 'Il n’y a rien à piocher dans {pile} du {owner}.',
  'KRN-026/empty': 'Il n’y a rien à mélanger dans {pile} du {owner}.',
  'KRN-059': '{card} n’est pas une carte sur la table pour le texte de {by}.',
  'KRN-080': 'Ce qui a été trouvé doit être pris : {min}.',
  'KRN-083': 'Cette recherche de {card} dans {pile} a échoué ce tour-ci ; on ne la tente pas de nouveau.',
  'KRN-087':
    'Une carte se déploie durant votre phase de déploiement ; le texte de {card} ne nomme pas d’autre moment.',
  'KRN-125/condition': 'Ce que demande le texte de {card} n’est pas rempli.',
  'KRN-127/nothing to answer': '{card} répond à ce qui vient de se passer, et ce n’est pas cela.',
  'KRN-129/no pile': '{card} a besoin qu’on nomme un paquet ou une pile.',
  'KRN-129/none in hand': 'Vous n’avez en main aucune carte que {card} puisse prendre.',
  'KRN-129/not missing': '{card} n’est pas porté disparu.',
  'KRN-129/power': '{card} n’a pas la puissance que demande le texte de {by}.',
  'KRN-132/loss': 'Cela coûte la perte de {need} Force ; vous en avez {have} à perdre.',
  'KRN-206': 'La main du {owner} est vide.',
  'KRN-251': '{card} le permet une fois par partie, et c’est déjà fait.',
  'KRN-259': '{card} est inactif : ni sur la table ni à sa localisation pour le texte de {by}.',
  'KRN-277': '{card} est de soutien : ni sur la table ni à une localisation pour le texte de {by}.',
  'KRN-318': 'C’est au moins {min} : n’en prendre aucune n’est pas un choix.',
  'KRN-319': 'Il n’y en a pas plus de {max} à choisir.',
  'TRM-398': '{card} a cherché en vain dans {pile} ce tour-ci et ne peut plus y chercher.',
}

export const pileLog: Record<keyof typeof enLog, string> = {
  counts: 'Le {player} compte {pile} du {owner} : {count}.',
  'cards lost': '{cards} {cards|est perdue|sont perdues}.',
  'draws from': 'Le {player} pioche {count} {count|carte|cartes} dans {pile}.',
  exchanges: 'Le {player} échange [{given}|une carte] de sa main contre [{gained}|une carte], dans {pile}.',
  found: '{card} est retrouvé.',
  'looks at': 'Le {player} regarde [{pile} du {owner}|{card}].',
  'looks through': 'Le {player} regarde dans {pile} du {owner}.',
  moves: 'Le {player} prend {titles} dans {pile} du {owner}, {goal}.',
  'moves unseen':
    'Le {player} prend {count} {count|carte|cartes} dans {pile} du {owner}, {goal}, sans montrer.',
  'no copies': 'Aucune carte n’y est en double ; les versions d’une persona sont des cartes différentes.',
  'none revealed': 'Aucune des cartes n’est plus révélée.',
  'nothing found': 'Ce qu’on cherche n’est pas dans {pile} du {owner}.',
  'number chosen': 'Le {player} choisit {number}.',
  'out of play': '{card} est mis hors jeu.',
  peeks: 'Le {player} jette un coup d’œil à {count} {count|carte|cartes} dans {pile} du {owner}.',
  'places nothing': 'Il n’y a rien à placer.',
  reordered: 'Le {player} remet {pile} du {owner} dans un autre ordre.',
  retrieves: 'Le {player} récupère {count} Force : {titles}.',
  'retrieves nothing': 'Le {player} ne récupère rien.',
  'retrieves these': 'Le {player} récupère {titles}, {goal}.',
  revealed: 'Révélé dans {pile} du {owner} : {titles}.',
  searches: 'Le {player} cherche dans {pile} du {owner}.',
  shuffled: 'On mélange {pile} du {owner}, et le {cutter} coupe.',
  stacks: 'Le {player} empile {titles} sur {card}.',
  takes: 'Le {player} prend {titles} dans {pile} du {owner}, {goal}.',
  'takes at random': 'Le hasard désigne {titles} dans {pile} du {owner}, {goal}.',
  'takes at random unseen': 'Le hasard désigne {count} {count|carte|cartes} dans {pile} du {owner}, {goal}.',
  'takes unseen': 'Le {player} prend {count} {count|carte|cartes} dans {pile} du {owner}, {goal}.',
}

export const pileDecisions: typeof enDecisions = {
  search: {
    title: 'Chercher',
    text: 'Le {player} regarde dans {pile} du {owner} et prend ce que cherche {card}, jusqu’à {count}.',
  },
  'search in vain': {
    title: 'Rien trouvé',
    text: 'Le {player} regarde dans {pile} du {owner} : ce que cherche {card} n’y est pas.',
  },
  'search all': {
    title: 'Chercher',
    text: 'Le {player} regarde dans {pile} du {owner}. Tout ce que cherche {card} en a été retiré.',
  },
  verify: {
    title: 'Vérifier la recherche',
    text: 'La recherche dans {pile} du {owner} n’a rien donné. Le {player} peut regarder les mêmes cartes.',
  },
  look: {
    title: 'Regarder les cartes',
    text: 'Le {player} regarde des cartes dans {pile} du {owner}. Personne d’autre ne les voit.',
  },
  'look and move': {
    title: 'Regarder les cartes',
    text: 'Le {player} regarde des cartes dans {pile} du {owner} et choisit lesquelles vont {goal}.',
  },
  'order in pile': {
    title: 'Ordre des cartes',
    text: 'Le {player} peut dire dans quel ordre ces cartes sont dans {pile} du {owner}, la carte du dessus d’abord.',
  },
  'put in order': {
    title: 'Mettre les cartes en ordre',
    text: 'Le {player} choisit l’ordre : {pile} du {owner}, la carte du dessus en premier.',
  },
  read: { title: 'Lire les cartes', text: 'Le {player} regarde [{pile} du {owner}|{card}].' },
  retrieve: { title: 'Récupérer {count} Force ?', text: 'Le {player} peut récupérer {count} Force.' },
  place: { title: 'Choisir des cartes', text: 'Le {player} choisit dans sa main ce qui va {goal}.' },
  exchange: {
    title: 'Échanger',
    text: 'Le {player} choisit la carte qui vient en main ; elle est dans {pile}.',
  },
  'choose a number': { title: 'Choisir un nombre', text: 'Le {player} choisit un nombre de {min} à {max}.' },
}

export const pilePassing: typeof enPassing = {
  'order in pile': 'Elles restent comme elles sont.',
  read: 'Continuez quand vous les avez lues.',
  look: 'Personne d’autre ne voit ces cartes. Continuez quand vous les avez lues.',
  'search in vain': 'Continuez quand vous les avez regardées.',
  'search all': 'Continuez quand vous les avez regardées.',
  verify: 'Continuez quand vous avez vérifié.',
}

export const pileOptions: typeof enOptions = {
  retrieve: 'Récupérer',
}
