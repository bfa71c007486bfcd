export const squadrons = {
  rules: {
    'TRM-458': 'Squadrons need three of each. What one pilot does for other starships takes three pilots for a squadron. In the same way it needs three nav computers or astromechs.',
  },
  reasons: {
    'TRM-458': '{card} is a squadron: it needs three pilots and has {count}.',
    'TRM-458/nobody': '{card} is a squadron, and a squadron needs three pilots.',
  },
}
