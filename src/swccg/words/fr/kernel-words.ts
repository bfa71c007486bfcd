import type { kernelLog as enLog, kernelReasons as enReasons } from '../en/kernel-words.ts'

export const kernelReasons: Record<keyof typeof enReasons, string> = {
  'KRN-088': '{card} ne dit pas « comme de votre main » : rien n’est joué par elle en réponse.',
  'KRN-196':
    '{by} doit donner à {card} une autre cible : soit d’autres cartes du même joueur, soit une autre place.',
  'KRN-196/no target': 'Ce n’est pas une cible que {card} aurait pu avoir.',
  'KRN-198': '{ship} est déjà une cible de {card} ; aucune de celles-là ne peut être choisie de nouveau.',
  'KRN-184':
    'Ce à quoi {card} pourrait répondre est sous une autre perte du même moment, à laquelle on répond.',
  'KRN-134': 'Cette Force est perdue comme coût : {card} ne peut pas y répondre.',
  'KRN-135': 'Cette Force est perdue pour entretenir une carte : {card} ne peut pas y répondre.',
  'KRN-200': 'Il n’y a pas de {what} à {to} dont {card} pourrait faire quelque chose.',
  'KRN-163': '{card} est pour le moment qui précède le tirage, et vous avez tiré.',
  'KRN-154': '{card} est immunisée contre {by}, qui ne peut pas la chercher.',
  'KRN-146':
    'Le texte de {by} interdit {card} pour le reste de la partie, bien que la carte ait été retournée.',
  'KRN-170':
    'Ce à quoi {card} pourrait répondre attend sous une autre action, et on ne répond qu’à celle du dessus.',
  'KRN-174': 'Mettre en jeu {card} n’est pas une réponse à ce qui se passe.',
  'KRN-181':
    'C’est à votre propre action que {card} répondrait : votre adversaire a la première occasion de répondre.',
  'KRN-246': '{card} parle de la carte du dessus : son texte a servi une fois, et c’est tout.',
  'KRN-231': '{card} ne se déploie jamais à {to}, quelles que soient les restrictions levées.',
  'KRN-199': '{card} serait visée aussi par {by}, et elle en est protégée.',
  'KRN-370': 'Un astérisque est imprimé sur {card}, et non un nombre comme {by} le demande.',
  'KRN-194':
    '{card} est pour un tirage qui vise une valeur d’une telle carte : {what}. Celui-ci ne la vise pas.',
  'KRN-195':
    'Ce tirage n’est pas celui du joueur qui fait tirer les deux : il ne vise rien à quoi {card} pourrait répondre.',
  'KRN-140': '{by} n’est pas encore payé : {card} vient après.',
  'KRN-093': 'Rien de ce que cherche {card} ne pourrait être déployé maintenant, quoi qu’on trouve.',
  'KRN-118': '{card} fait faire quelque chose aux deux joueurs : c’est le {by} qui dit quand.',
  'KRN-159': '{card} n’est pas immunisé contre {title} maintenant.',
  'KRN-027': 'Il ne reste au {by} aucune carte à tirer pour le destin : {card} ne peut servir.',
  'KRN-052': 'De ce qui a été trouvé, prenez au moins {min} et au plus {max}.',
  'KRN-085': 'Dans le titre de {card}, « {what} » n’est qu’une partie d’un mot plus long.',
  'KRN-086': 'Dans le titre de {card}, les mots « {what} » ne se suivent pas.',
  'TRM-378': 'Dans le titre de {card}, « {what} » n’est qu’une partie d’un mot plus long.',
  'KRN-107': '{card} dit ce qui peut être fait une fois que cela s’est produit : l’adversaire passe d’abord.',
  'KRN-155': '{card} est immunisé contre la carte {by}.',
}

export const kernelLog: Record<keyof typeof enLog, string> = {
  'played from pile': 'Le {player} joue {card} depuis {pile}.',
  retargeted: '{by} change la cible de {card}[, sur {cards}][, vers {to}].',
  'passed over': '{card} passe sur {cards}.',
  'nothing counted': '{card} ne trouve rien à compter : rien n’est perdu.',
  'takes effect': '{card} prend effet.',
  'no such number': '{card} n’a pas de valeur à modifier : {what}.',
  'never goes there': '{cards} ne {cards|va|vont} jamais à {at}.',
  'ordered in pile': 'Le {player} range des cartes dans {pile} du {owner}.',
  'destiny is left': 'Il ne reste au {player} que le destin en train d’être tiré.',
  'stays stacked': '{card} reste sur {ship}.',
}
