/** What the guide through a first game explains. fr.ts must have exactly these keys. */
export const en = {
  title: 'Your first game',
  turn: 'turn {{number}}',
  understood: 'Go on',
  explain: 'Explain this',
  quiet: 'You know this already. Ask for advice, or have it explained again.',
  just: 'Just now:',
  again: 'Explain everything again',
  card: {
    about:
      'A whole game with small decks against Recruit. Everything is explained when it first comes up, and you may ask for advice.',
    takes: 'about 15 minutes',
    begin: 'Begin',
    goOn: 'Go on with it',
    anew: 'Begin anew',
    done: 'played to its end',
  },
  topic: {
    welcome: {
      title: 'What it is about',
      text: 'You are the Light Side; Recruit plays the Dark Side. Your Life Force is your Reserve Deck, your Force Pile and your Used Pile together. Whoever has none left has lost. You make your opponent lose Force by draining it at locations, and in battles.',
    },
    activate: {
      title: 'The activate phase',
      text: 'Each turn begins with Force: cards go from your Reserve Deck to your Force Pile. You may activate 1, and 1 more for each of your blue icons at the locations on the table. You pay with them for nearly everything: activate all of it.',
    },
    control: {
      title: 'The control phase',
      text: 'Where your cards are and your opponent’s are not, you control the location and may drain: your opponent loses 1 Force for each of its red icons there. Where a drop is lit there is something to drain. Is there none yet? Then pass.',
    },
    deploy: {
      title: 'The deploy phase',
      text: 'Now cards go from your hand to the table. Locations cost nothing and bring you Force each turn: play them first. Then characters; the number in the gold circle is their price. Put them where your opponent has icons, so that you can drain there next turn, and keep some together.',
    },
    battle: {
      title: 'The battle phase',
      text: 'Where both sides stand you may begin a battle for 1 Force. Power is compared; who has less pays for the difference. Add up the numbers in the circles there: begin one where yours is clearly higher. You need not battle at all.',
    },
    move: {
      title: 'The move phase',
      text: 'Each character may move once, to a neighbouring site, for 1 Force. Go where you can drain next turn, or away from where you would be beaten. Pick a card up to see where it may go.',
    },
    draw: {
      title: 'The draw phase',
      text: 'With Force that is left you may draw: each card from your Force Pile into your hand. Leave a little if you want to answer in your opponent’s turn. When you are done your Used Pile goes under your Reserve Deck, and nothing is lost by it.',
    },
    'their turn': {
      title: 'Your opponent’s turn',
      text: 'Your opponent acts now. You are asked because you could act as well, most often with an Interrupt from your hand. If you do not want to, pass.',
    },
    response: {
      title: 'A response',
      text: 'Something is about to happen or has just happened, and you have a card that may answer it. Play it now or never: a pass lets it happen. A card that you keep may be worth more later.',
    },
    'weapons segment': {
      title: 'Battle: weapons',
      text: 'A battle has begun. First weapons are fired: choose one and its target, then a destiny is drawn and compared. What is hit leaves the battle at its end. Without a weapon you pass.',
    },
    'battle destiny': {
      title: 'Battle: destiny',
      text: 'Who has ability 4 or more in a battle may draw one card from the Reserve Deck: its number is added to the power, and it is the attrition that the other side has to pay.',
    },
    'damage segment': {
      title: 'Battle: paying',
      text: 'The battle is decided. Who had less power owes the difference as battle damage, and each side owes the attrition that the other drew. You pay by forfeiting cards from the battle, each for its forfeit value, or by losing Force for damage.',
    },
    'lose Force': {
      title: 'Losing Force',
      text: 'For each Force lost one card goes to your Lost Pile: from the top of your Reserve Deck, Force Pile or Used Pile, or any card of your hand. Most players lose what they need least: often a card of the hand that is of no use.',
    },
    won: {
      title: 'You have won',
      text: 'Your opponent has no Life Force left. You have seen the whole turn: what comes next are the lessons on ships, weapons and responses, or a game with whole decks under “Practise”.',
    },
    lost: {
      title: 'You have lost',
      text: 'Your Life Force is gone. That happens to everybody in a first game. Look at where it went in “How the game went”, and begin anew: two or three characters together at a site with red icons win most games like this one.',
    },
  },
}
