/** Ce qu'on dit au début d'une partie, en français : les raisons et le journal. */

export const startReasons = {
  'KRN-006/size': 'Un paquet compte {need} cartes ; celui du {side} en a {count}.',
  'TRN-002/several': 'Le {side} commence avec un effet de départ au plus, et non avec {count}.',
  'TRN-002/kind': '« {title} » n’est pas un effet de départ : le {side} ne peut pas commencer avec.',
  'TRN-003/not in deck': '« {title} » doit être une carte de départ du {side} et n’est pas dans son paquet.',
  'TRN-003/no location': '« {title} » n’est pas une carte avec laquelle le {side} peut commencer.',
  'TRN-003/several': 'Le {side} commence avec une localisation de départ, et non avec {count}.',
  'TRN-004/several': 'Le paquet du {side} a {count} objectifs ; un seul est permis.',
  'TRN-005': 'Le {side} a un objectif, « {title} », et donc pas de localisation de départ.',
  'TRN-006/several': 'Le {side} commence avec une Interruption de départ au plus, et non avec {count}.',
  'TRN-006/kind': '« {title} » n’est pas une Interruption de départ : le {side} ne peut pas commencer avec.',
  'TRN-027':
    'Au début de la partie ce serait gratuit, mais les conditions du déploiement de {card} valent aussi alors.',
  'TRN-038/trench':
    '« {title} » demande une autre carte sur la table : le {side} ne peut pas commencer avec.',
  'TRN-038/ship site':
    '« {title} » appartient à un vaisseau ou véhicule qui peut exister plusieurs fois : le {side} ne peut pas commencer avec.',
  'TRN-038/generic':
    '« {title} » n’appartient à aucune planète précise : le {side} ne peut pas commencer avec.',
  'TRN-039':
    'Une condition du déploiement de « {title} » n’est pas remplie : le {side} ne peut pas commencer avec.',
  'TRN-059':
    '{card} n’est pas un champ de bataille, et {by} en demande un : il faut des icônes de Force des deux joueurs.',
  'TRN-046': 'Aucun tour n’a commencé, et cela se fait durant un tour.',
  'TRN-047': 'La partie se met encore en place : aucune action ne peut commencer avant le premier tour.',
  'TRN-043':
    '{card} a un coût de déploiement, et {by} demande des cartes qui n’en ont pas, même si tout est gratuit à ce moment.',
  'KRN-125': 'Ce que demande le texte de {card} n’est pas le cas.',
  'KRN-125/not there': '{card} n’est pas là où {by} prend des cartes.',
  'KRN-125/not meant': '{card} n’est pas une carte que {by} demande.',
  'KRN-125/elsewhere': '{by} ne déploie pas {card} à cet endroit.',
  'KRN-158': '{card} n’est pas toujours immunisée contre {title}, comme {by} le demande.',
  'KRN-317':
    '{card} ne se déploie pas gratuitement : un coût y est écrit, et {by} demande une carte qui n’en a pas.',
  'DECK-001': 'Il n’y a pas de carte « {title} » (paquet du {side}).',
  'DECK-002/other side':
    '« {title} » est une carte de l’autre côté et n’a pas sa place dans un paquet du {side}.',
  'DECK-002/other deck': 'C’est un paquet du {side} ; il en faut un du {player}.',
  'DECK-003/count': 'Ligne {number} : {count} exemplaires, c’est impossible ; un paquet compte {max} cartes.',
  'DECK-003/side': 'Ligne {number} : « {title} » n’est ni Light ni Dark.',
  'DECK-003/unknown': 'Ligne {number} : il n’y a pas de carte « {title} ».',
  'DECK-003/other side': 'Ligne {number} : « {title} » n’est pas une carte du {side}.',
  'DECK-004': 'Le paquet du {side} a l’objectif « {title} », que cette table ne sait pas encore jouer.',
}

export const startLog = {
  'no Starting Effects': 'Selon ces règles, personne ne commence avec un effet de départ.',
  'starting effect': 'Le {player} révèle l’effet de départ {card}.',
  'starting interrupt': 'Le {player} révèle l’Interruption de départ {card}.',
  'starting location': 'Le {player} commence avec {card}.',
  'starting Objective':
    'Le {player} commence avec l’objectif {card}. Les deux joueurs peuvent en lire les deux côtés.',
  'no starting location': 'Le {player} commence sans localisation.',
  converted: '{card} du {player} est maintenant dessus.',
  'never in Reserve Deck': '{cards} {cards|va|vont} hors jeu : pas de place au paquet de réserve.',
  'illegal location':
    'Le {player} ne peut pas commencer avec {card}, qui retourne dans le paquet de réserve.',
  'not converted':
    'La localisation sur la table ne peut être convertie : {card} va hors jeu et compte comme déployée.',
  'not to be put there': '{card} ne peut pas mettre {cards} à cet endroit ; rien ne change.',
  'set aside': 'Les deux exemplaires de « {title} » sont mis de côté.',
  'illegal Objective':
    'Le {player} ne peut pas faire tout ce que {card} exige : la carte est hors jeu[, et {cards} {cards|retourne|retournent} au paquet].',
  'illegal Interrupt':
    'Le {player} ne peut pas faire tout ce que {card} exige : elle retourne au paquet de réserve[, avec {cards}].',
  'takes into hand': 'Le {player} prend {card} dans sa main[ : {by}].',
  flipped: '{card} se retourne : son côté {number} est visible.',
  'no Force yet/activated': 'Le {player} n’active pas de Force avant le premier tour[ : {by}].',
  'no Force yet': 'Le {player} ne perd pas de Force avant le premier tour[ : {by}].',
  'to reserve pile': '{card} retourne au paquet de réserve.',
  'deck shuffled': 'Le {player} mélange son paquet de réserve.',
  'starting hand': 'Le {player} pioche {count} {count|carte|cartes}.',
}
