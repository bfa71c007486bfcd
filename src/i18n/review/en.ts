/** What is said of a game that is looked through again, and of mistakes. fr.ts must have exactly these keys. */

export const en = {
  title: 'What would have been better',
  about:
    'Admiral looks through your decisions with what you could see then, and tells the moments at which another answer would have been worth much more.',
  looking: 'Admiral looks through the game …',
  percent: '{{count}} % done',
  failed: 'What thinks has not come up. The rest works without it.',
  again: 'Try once more',
  none: 'Admiral would have changed nothing that matters. Well played.',
  noneStrictly: 'At this strictness Admiral found nothing. A stricter look may find more.',
  strictness: 'How strict',
  strictnesses: {
    gentle: 'Gentle: great mistakes only',
    normal: 'Normal',
    strict: 'Strict: small ones too',
  },
  when: 'Turn {{number}}, {{phase}}',
  insteadOfPassing: 'Instead of passing:',
  insteadOf: 'Instead of “{{given}}”:',
  worth: 'worth {{count}}',
  worthAll: 'it may have decided the game',
  worthNote:
    'Worth is counted in Force: 2 is as good as two Force more of Life Force in the middle of a game.',
  why: 'Admiral: {{why}}.',
  answer: {
    pass: 'pass',
    drain: 'Force drain at {{place}}',
    battle: 'battle at {{place}}',
    activate: 'activate {{count}} Force',
    draw_one: 'draw {{count}} card',
    draw_other: 'draw {{count}} cards',
    forfeit: 'forfeit {{card}}',
    loseFrom: 'lose Force from the {{pile}}',
    loseCard: 'lose {{card}} from hand',
    other: 'another answer',
  },
  tryAgain: 'Try it again',
  tryAgainAt: 'Try it again: turn {{number}}, {{phase}}',
  show: 'Show',
  showAt: 'Show: turn {{number}}, {{phase}}',
  copyName: 'Turn {{number}} once more',
}
