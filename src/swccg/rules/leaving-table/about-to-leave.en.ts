export const aboutToLeave = {
  rules: {
    'KRN-057': 'Text restored. When a card leaves table, game text of it that was canceled works again.',
    'KRN-058': 'About to leave. “Leaving table” means being about to leave: what a text does then comes before.',
  },
  events: { 'leaving table': '{cards} {cards|is|are} about to leave table' },
  passing: { 'respond/leaving table': '{cards} {cards|leaves|leave} table' },
}
