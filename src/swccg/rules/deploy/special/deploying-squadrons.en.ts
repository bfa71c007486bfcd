export const squadrons = {
  rules: {
    'DEP-266': 'Where squadrons deploy. A squadron with a deploy cost deploys to docking bays, systems and sectors, or aboard an own capital starship with room for it.',
    'DEP-267': 'Squadrons that replace. A squadron without a deploy cost comes into play in place of three starfighters of its class at one location.',
  },
  reasons: {
    'DEP-266': '{card} is a squadron; among sites it deploys only to docking bays, and {to} is none.',
    'DEP-267': '{card} has no deploy cost: it comes into play in place of three starfighters.',
  },
}
