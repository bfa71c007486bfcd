export const interrupts = {
  rules: {
    'TRM-429': 'After a Used Interrupt. When it is done, an Interrupt that you played as Used goes to your Used Pile, or to your Lost Pile if it was canceled.',
    'TRM-428': 'After a Lost Interrupt. When it is done, an Interrupt that you played as Lost goes to your Lost Pile.',
    'TRM-427': 'One function at a time. If an Interrupt can do several things, you say which one as you play it.',
  },
}
