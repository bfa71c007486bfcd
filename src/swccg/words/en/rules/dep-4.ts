export const dep4 = {
  'DEP-401': {
    title: 'The persona of a captive',
    text: 'A captive of the Light Side’s does not keep the Dark Side from deploying a version of that persona of its own, with another title.',
  },
  'DEP-402': {
    title: 'When the text lets it',
    text: 'A character is converted only while the condition of its own text is met, such as being present at a site.',
  },
  'DEP-403': {
    title: 'Any version that the text names',
    text: 'Whoever converts may put in any version that the text names, however weak.',
  },
}
