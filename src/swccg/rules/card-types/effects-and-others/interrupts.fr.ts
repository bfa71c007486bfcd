export const interrupts: typeof import('./interrupts.en.ts').interrupts = {
  rules: {
    'TRM-429': 'Après une Interruption utilisée. Une fois accomplie, une Interruption jouée comme utilisée va à votre pile de cartes utilisées, ou à votre pile de cartes perdues si elle a été annulée.',
    'TRM-428': 'Après une Interruption perdue. Une fois accomplie, une Interruption jouée comme perdue va à votre pile de cartes perdues.',
    'TRM-427': 'Une fonction à la fois. Si une Interruption peut faire plusieurs choses, vous dites laquelle en la jouant.',
  },
}
