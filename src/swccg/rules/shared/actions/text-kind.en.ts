export const textKind = {
  rules: {
    'KRN-100': 'Starting and answering. A top-level action starts something. A response follows something that has just happened, so that without it there is nothing to respond to.',
  },
  reasons: { 'KRN-100': '{card} only responds, and nothing is going on that it could respond to.' },
}
