export const mustHavePilotAboard = {
  rules: {
    'TRM-458': 'Squadrons need three of each. What one pilot does for other starships takes three pilots for a squadron. In the same way it needs three nav computers or astromechs.',
    'TRM-313': 'What is lost without pilot. Your unpiloted starship, combat vehicle or shuttle vehicle cannot move and has no use of its power, maneuver, hyperspeed, landspeed, weapons or devices. Only its text about deployment and capacity works.',
    'MOV-005': 'Unpiloted cards cannot move. A vehicle or starship that nobody pilots or drives stays where it is. Lift Tubes and creature vehicles are never unpiloted.',
  },

  reasons: {
    'TRM-458': '{card} is a squadron: it needs three pilots and has {count}.',
    'TRM-458/nobody': '{card} is a squadron, and a squadron needs three pilots.',
    'MOV-005/driver': '{card} has no driver, and does not move without one.',
    'MOV-005/pilot': '{card} has no pilot, and does not move without one.',
  },
}
