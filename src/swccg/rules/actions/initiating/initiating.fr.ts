export const initiating: typeof import('./initiating.en.ts').initiating = {
  rules: {
    'DEP-239': 'Une Interruption unique des deux côtés. D’une Interruption unique que les deux côtés possèdent, un seul exemplaire se joue par tour, quel que soit le joueur.',
    'DRW-014': 'Interruption unique, une fois par tour. Vous ne jouez une Interruption unique qu’une fois par tour. Un second exemplaire attend un autre tour.',
    'KRN-010': 'Ce qui va aux cartes utilisées. Outre la Force que vous utilisez, votre pile de cartes utilisées reçoit les cartes qu’une règle ou un texte y envoie, comme une Interruption qui a servi.',
    'KRN-030': 'Utiliser 0 Force. Une pile de Force vide n’empêche personne d’utiliser 0 Force ou toute sa pile de Force.',
    'KRN-177': 'Après une réponse. Quand une réponse est finie, c’est d’abord à l’adversaire de celui qui l’a faite de répondre à l’action du dessous.',
    'KRN-258': 'Une carte inactive ne fait rien. Une carte inactive, disparue ou captive par exemple, est d’une certaine façon sur la table, mais elle ne fait rien.',
    'CTL-042': 'Là où elle est présente. Une carte qui agit « là où elle est présente » doit être présente à la localisation même. Ce sur quoi elle agit n’a besoin que d’être à cette localisation.',
    'KRN-118': 'Les deux joueurs. Si une action obligatoire fait faire quelque chose aux deux joueurs, celui dont c’est le tour dit quand, et qui passe d’abord.',
    'TRN-046': 'Rien d’un tour avant le premier. Ce qui se fait durant un tour, par exemple une fois par tour, ne peut pas se faire avant le début du premier tour.',
    'TRN-047': 'Pas d’actions avant le premier tour. On ne peut pas commencer d’action, comme jouer une Interruption utilisée, pendant que la partie se met en place.',
  },
  reasons: {
    'DRW-014': 'Vous avez déjà joué {card} ce tour-ci, et cette carte est unique.',
    'DEP-239': 'Votre adversaire a déjà joué {card} ce tour-ci, et elle est unique.',
    'KRN-258': '{card} est inactif et ne fait rien.',
    'CTL-042': '{by} y est présent ; il suffit que {card} soit à cette localisation pour perdre son texte.',
    'KRN-118': '{card} fait faire quelque chose aux deux joueurs : c’est le {by} qui dit quand.',
    'TRN-046': 'Aucun tour n’a commencé, et cela se fait durant un tour.',
    'TRN-047': 'La partie se met encore en place : aucune action ne peut commencer avant le premier tour.',
  },
  deeds: {
    play: 'jouer',
    'play/offer': 'Jouer {card}[ sur {cards}][, vers {to}][ ({pile} du {owner})]{cost}',
    use: 'utiliser',
    'use/offer': 'Utiliser {card}[ sur {cards}][, vers {to}][ ({pile} du {owner})]{cost}',
  },
}
