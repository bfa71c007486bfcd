export const emptyDeckOrPile: typeof import('./empty-deck-or-pile.en.ts').emptyDeckOrPile = {
  rules: {
    'KRN-023': 'Rien à prendre. On ne peut pas engager une action qui déploie, prend, échange ou vole des cartes d’un paquet, d’une pile ou d’un empilement vide.',
    'KRN-024': 'Rien à regarder. On ne peut pas engager une action qui cherche, regarde, révèle ou désigne des cartes d’un paquet ou d’une pile vide.',
    'KRN-026': 'Rien à mélanger. On ne joue pas une carte pour mélanger un paquet ou une pile vide.',
    'KRN-028': 'Moins de cartes que demandé. Une carte suffit pour engager une action sur plusieurs cartes d’un paquet ou d’une pile. Elle fait ce qu’elle peut, puis elle est finie.',
    'KRN-031': 'Récupérer d’une pile vide. Une pile de cartes perdues vide n’empêche personne d’engager une récupération.',
    'KRN-206': 'Main vide. On ne peut pas regarder une main vide, ni rien y prendre.',
    'KRN-209': 'Des cibles qu’on ne voit pas. Ce qu’on ne peut pas observer n’a pas besoin d’être là : les cartes des paquets et des piles, les cartes face cachée, celles de la main adverse.',
    'KRN-213': 'Trouvée, donc utilisée. Une cible cachée qu’on trouve doit servir, qu’on le veuille ou non. S’il n’y en a pas, l’action n’a pas de résultat, et sa carte va sur sa pile habituelle.',
    'KRN-272': 'Une unité de Force n’a pas de traits. Une unité de Force n’est que cela, sauf là où une règle ou un texte regarde ce qu’est la carte à cet endroit.',
    'KRN-025': 'Rien à piocher. D’un paquet ou d’une pile vide, on ne peut pas commencer à piocher.',
  },
  reasons: {
    'KRN-023/empty': 'Il n’y a rien à prendre dans {pile} du {owner}.',
    'KRN-023/no stack': 'Aucune carte n’est empilée sur {card}.',
    'KRN-024/empty': 'Il n’y a rien à regarder dans {pile} du {owner}.',
    'KRN-026/empty': 'Il n’y a rien à mélanger dans {pile} du {owner}.',
    'KRN-206': 'La main du {owner} est vide.',
    'KRN-025': 'Votre pile de Force est vide : il n’y a pas de carte à piocher.',
    'KRN-025/empty': 'Il n’y a rien à piocher dans {pile} du {owner}.',
  },
  log: { shuffled: 'On mélange {pile} du {owner}, et le {cutter} coupe.' },
}
