import type { deckOrPile as en } from './deck-or-pile.en.ts'

export const deckOrPile: typeof en = {
  rules: {
    'KRN-021':
      'Mélanger et couper. Quand un paquet ou une pile a été mélangé, l’autre joueur peut le couper avant qu’il reprenne sa place. Ici, c’est le hasard qui coupe.',
    'KRN-022':
      'Mélanger, couper et remettre. D’anciennes cartes disent « mélanger, couper et remettre » là où les nouvelles disent « remélanger ».',
    'KRN-023':
      'Rien à prendre. On ne peut pas engager une action qui déploie, prend, échange ou vole des cartes d’un paquet, d’une pile ou d’un empilement vide.',
    'KRN-024':
      'Rien à regarder. On ne peut pas engager une action qui cherche, regarde, révèle ou désigne des cartes d’un paquet ou d’une pile vide.',
    'KRN-026': 'Rien à mélanger. On ne joue pas une carte pour mélanger un paquet ou une pile vide.',
    'KRN-028':
      'Moins de cartes que demandé. Une carte suffit pour engager une action sur plusieurs cartes d’un paquet ou d’une pile. Elle fait ce qu’elle peut, puis elle est finie.',
    'KRN-031':
      'Récupérer d’une pile vide. Une pile de cartes perdues vide n’empêche personne d’engager une récupération.',
    'KRN-064':
      'La pile de qui. Quand un texte ne dit pas de qui sont la main, le paquet ou la pile, une carte va chez son propriétaire.',
    'KRN-066':
      'Placées sans être vues. Des cartes placées dans une main, un paquet ou une pile ne sont pas montrées, sauf indication contraire.',
    'KRN-067':
      'Placée face visible. Une carte placée face visible, ou sur une pile face visible, est vue des deux joueurs.',
    'KRN-068':
      'Les critères se montrent. Si le texte dit quelle sorte de carte est à placer, la carte est montrée, quelle que soit sa face.',
    'KRN-072':
      'Retirées sans être vues. Des cartes retirées d’une main, d’un paquet ou d’une pile ne sont pas montrées, sauf indication contraire.',
    'KRN-073':
      'Retirée face visible. Une carte qui était face visible a été vue des deux joueurs quand on la retire.',
    'KRN-075':
      'Déployée d’une pile. Une carte retirée pour être jouée ou déployée aussitôt est montrée aux deux joueurs.',
    'KRN-206': 'Main vide. On ne peut pas regarder une main vide, ni rien y prendre.',
    'KRN-209':
      'Des cibles qu’on ne voit pas. Ce qu’on ne peut pas observer n’a pas besoin d’être là : les cartes des paquets et des piles, les cartes face cachée, celles de la main adverse.',
    'KRN-213':
      'Trouvée, donc utilisée. Une cible cachée qu’on trouve doit servir, qu’on le veuille ou non. S’il n’y en a pas, l’action n’a pas de résultat, et sa carte va sur sa pile habituelle.',
    'KRN-272':
      'Une unité de Force n’a pas de traits. Une unité de Force n’est que cela, sauf là où une règle ou un texte regarde ce qu’est la carte à cet endroit.',
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
  log: {
    shuffled: 'On mélange {pile} du {owner}, et le {cutter} coupe.',
  },
}
