export const startingCards: typeof import('./starting-cards.en.ts').startingCards = {
  rules: {
    'TRN-002': 'Un seul effet de départ. Vous pouvez commencer avec un effet de départ de votre paquet, pas avec plusieurs.',
    'TRN-003': 'Une localisation de départ. Sans objectif, vous commencez avec une localisation de votre choix, pourvu qu’elle puisse alors être déployée.',
    'TRN-038': 'Ce qui peut être une localisation de départ. Elle doit pouvoir se poser sur une table vide. Les sites de vaisseaux ou véhicules non uniques, les localisations sans planète précise, la tranchée et tout ce qui demande une autre carte sont exclus.',
    'TRN-039': 'Ce que demande une localisation de départ. Une localisation dont le texte pose une condition non remplie ne peut pas être celle avec laquelle vous commencez.',
    'TRN-006': 'Une seule Interruption de départ. Vous pouvez commencer avec une Interruption de départ de votre paquet, pas avec plusieurs.',
  },
  reasons: {
    'TRN-002/several': 'Le {side} commence avec un effet de départ au plus, et non avec {count}.',
    'TRN-002/kind': '« {title} » n’est pas un effet de départ : le {side} ne peut pas commencer avec.',
    'TRN-003/not in deck': '« {title} » doit être une carte de départ du {side} et n’est pas dans son paquet.',
    'TRN-003/no location': '« {title} » n’est pas une carte avec laquelle le {side} peut commencer.',
    'TRN-003/several': 'Le {side} commence avec une localisation de départ, et non avec {count}.',
    'TRN-038/trench': '« {title} » demande une autre carte sur la table : le {side} ne peut pas commencer avec.',
    'TRN-038/ship site': '« {title} » appartient à un vaisseau ou véhicule qui peut exister plusieurs fois : le {side} ne peut pas commencer avec.',
    'TRN-038/generic': '« {title} » n’appartient à aucune planète précise : le {side} ne peut pas commencer avec.',
    'TRN-039': 'Une condition du déploiement de « {title} » n’est pas remplie : le {side} ne peut pas commencer avec.',
    'TRN-006/several': 'Le {side} commence avec une Interruption de départ au plus, et non avec {count}.',
    'TRN-006/kind': '« {title} » n’est pas une Interruption de départ : le {side} ne peut pas commencer avec.',
  },
}
