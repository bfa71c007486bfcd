/** What the game is, in one minute: how one wins, and what a turn is. */

export const en = {
  title: 'What is this game?',
  close: 'Close',
  lesson: 'Play the first lesson',
  licences: 'Licences of what this page is made of',
  parts: {
    win: {
      title: 'Two sides, sixty cards each',
      text: 'One player has the Light Side, the other the Dark Side. Your cards are also your life: whatever is left in your piles is your Life Force. Whoever has none left has lost.',
    },
    force: {
      title: 'Cards pay for cards',
      text: 'Every turn you activate Force: cards from the top of your Reserve Deck become the Force that you pay with. What you have spent comes round again; what you have lost is gone.',
    },
    places: {
      title: 'Places are what it is about',
      text: 'Players lay locations: worlds, and the sites on them. Your characters, vehicles and starships go there. Where you alone are in control you may drain the other player’s Force, and he loses cards.',
    },
    battle: {
      title: 'Where both are, there is battle',
      text: 'Both sides add up power, weapons are fired, and each may draw a destiny: the number in a corner of the top card. Whoever has less loses cards by as much.',
    },
  },
  turn: {
    title: 'A turn has six phases',
    activate: ['Activate', 'take Force'],
    control: ['Control', 'drain where you rule'],
    deploy: ['Deploy', 'lay cards'],
    battle: ['Battle', 'where both are'],
    move: ['Move', 'go elsewhere'],
    draw: ['Draw', 'fill your hand'],
  },
  table:
    'This table knows the rules. It shows what is legal, does what follows by itself, and says why something is not.',
} as const

export type AboutWords = { readonly [K in keyof typeof en]: Wide<(typeof en)[K]> }
type Wide<T> = T extends string ? string : { readonly [K in keyof T]: Wide<T[K]> }
