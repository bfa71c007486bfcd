export const modifiers: typeof import('./modifiers.en.ts').modifiers = {
  rules: {
    'KRN-307': 'Réduit. Un nombre est réduit chaque fois qu’il est modifié ou fixé à un nombre plus petit.',
    'KRN-306': 'Augmenté. Un nombre est augmenté chaque fois qu’il est modifié ou fixé à un nombre plus grand.',
    'KRN-298': 'Non modifiable. Un nombre non modifiable n’est changé par aucun modificateur, quel qu’il soit.',
    'KRN-297': 'Modificateurs facultatifs. Ce qu’un texte vous permet d’ajouter ne s’ajoute que si vous le choisissez, par une action à part. Ce que change une Interruption est de cette sorte.',
    'KRN-296': 'Modifier sans action. Un changement dont le texte ne laisse pas le choix est automatique : il vaut aussitôt et tant que sa condition est remplie, sans être une action.',
    'KRN-295': 'Recalculé. Quand un modificateur prend fin, le nombre est recalculé depuis sa base avec ceux qui restent, dans leur ordre.',
    'KRN-294': 'Le premier venu s’applique d’abord. Les modificateurs s’appliquent dans l’ordre où ils ont pris effet.',
    'KRN-293': 'Les nombres tels qu’ils sont. Chaque fois qu’un nombre est consulté, tous les textes en vigueur lui ont été appliqués.',
    'KRN-292': 'Les exemplaires ne s’ajoutent pas. Plusieurs exemplaires d’une carte ne modifient la même valeur qu’une fois, sauf si le texte dit cumulativement.',
    'KRN-291': 'Les modificateurs. Un modificateur ajoute, retire, multiplie ou divise. Fixer un nombre n’est pas le modifier.',
  },
}
