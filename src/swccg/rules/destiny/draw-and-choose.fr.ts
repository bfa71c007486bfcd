export const drawAndChoose: typeof import('./draw-and-choose.en.ts').drawAndChoose = {
  rules: {
    'KRN-348': 'D’abord choisir, puis additionner. Si vous choisissez entre des tirages, c’est avant toute addition et toute modification. Une valeur qui n’existe pas ne peut pas être choisie.',
    'KRN-359': 'Tirer, puis choisir. Quand vous tirez plusieurs cartes pour choisir entre elles, chacune est tirée et reçoit des réponses à son tour, mais reste non résolue. Toutes comptent comme des tirages de leur sorte et pour les limites.',
    'KRN-360': 'Choisir entre moins de cartes. Si une limite vous empêche de tirer toutes les cartes entre lesquelles vous choisiriez, vous n’en tirez qu’autant que la limite.',
    'KRN-361': 'Choisir un à un. Après les tirages, vous choisissez un tirage non résolu et le résolvez, puis le suivant, jusqu’à en avoir choisi autant que permis.',
    'KRN-362': 'Tirages non choisis. Les tirages que vous n’avez pas choisis vont à la pile de cartes utilisées dans l’ordre du tirage, sauf indication contraire.',
    'KRN-363': 'Pas de tirages sans fin. Un texte qui vous fait tirer plusieurs cartes pour choisir entre elles ne s’applique pas aux tirages qu’il fait faire lui-même.',
    'KRN-364': 'Choisir sous une limite. Un texte facultatif qui fait tirer deux cartes pour en choisir une ne s’utilise pas sous une limite d’une destinée de bataille. Sous une limite de deux, il l’épuise.',
    'KRN-365': 'Choisir, et « si vous n’en avez pas autrement ». Si un texte permet tant de destinées de bataille si vous n’en avez pas autrement, tirer deux cartes pour en choisir une ne peut dépasser ce nombre de tirages.',
  },
  reasons: {
    'KRN-348': 'Le tirage de {card} a été annulé : sa valeur n’existe pas et ne peut être choisie.',
  },
  log: {
    'no more to choose among': '{card} : il faudrait tirer plus que la limite.',
    'draws to choose among': '{card} : {count} à tirer, {number} à choisir.',
    'draw chosen': 'Le {player} choisit la destinée de {destiny}[ : {card}].',
    'draws not chosen': 'Non choisies, et utilisées : {cards}.',
  },
  decisions: {
    'draw and choose': {
      title: 'En tirer {count} et en choisir {number} ?',
      text: 'Par {card}, le {player} peut en tirer {count} et en choisir {number} à la place de ce tirage.',
    },
    'choose a draw': {
      title: 'Choisir une destinée',
      text: 'Par {card}, le {player} choisit parmi les destinées tirées ; encore {count}.',
    },
  },
  options: { choose: 'Tirer et choisir' },
}
