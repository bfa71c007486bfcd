export const drawAndChoose = {
  rules: {
    'KRN-348': 'First choose, then add. If you choose among draws, you do so before anything is added up or modified. A value that does not exist cannot be chosen.',
    'KRN-359': 'Draw some, choose some. When you draw several cards and choose among them, players respond to each as it is drawn, and all stay unresolved. Every one counts as a draw of its kind and toward limits.',
    'KRN-360': 'Choosing from fewer. If a limit keeps you from drawing all the cards that you would choose among, you draw only as many as the limit.',
    'KRN-361': 'Choosing one by one. After drawing you choose one unresolved draw and resolve it, then the next, until you have chosen as many as you may.',
    'KRN-362': 'Draws not chosen. The Used Pile takes the draws that you have not chosen, in the order in which you drew them, unless something says otherwise.',
    'KRN-363': 'No endless draws. A text that has you draw several and choose among them does not apply to the draws that it makes itself.',
    'KRN-364': 'Choosing within a limit. An optional text that has you draw two and choose one may not be used under a limit of one battle destiny. Under a limit of two it uses the limit up.',
    'KRN-365': 'Choosing, and “if unable to otherwise”. If a text draws so many battle destinies if you are unable to otherwise, drawing two to choose one may not bring more draws than that number.',
  },
  reasons: { 'KRN-348': 'The draw of {card} was canceled: its value does not exist, and cannot be chosen.' },
  log: {
    'no more to choose among': '{card}: more than the limit would have to be drawn.',
    'draws to choose among': '{card}: {count} to be drawn, {number} to be chosen.',
    'draw chosen': 'The {player} chooses destiny {destiny}[: {card}].',
    'draws not chosen': 'Not chosen, and used: {cards}.',
  },
  decisions: {
    'draw and choose': {
      title: 'Draw {count} and choose {number}?',
      text: 'By {card} the {player} may draw {count} and choose {number} in place of this one draw.',
    },
    'choose a draw': {
      title: 'Choose a destiny',
      text: 'By {card} the {player} chooses among the destinies drawn; {count} still.',
    },
  },
  options: { choose: 'Draw and choose' },
}
