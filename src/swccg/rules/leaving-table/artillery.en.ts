export const artillery = {
  rules: {
    'WPN-046': 'Artillery. An artillery weapon deploys on a site.',
    'WPN-045': 'Artillery needs power. An artillery weapon fires only with a power source of yours present: a power droid or a fusion generator, or what a text says.',
    'WPN-048': 'Artillery lost on the way. If an artillery weapon is destroyed while it is carried, the cards that carry it are lost, too.',
  },

  reasons: {
    'WPN-046': '{card} is an artillery weapon: it deploys on a site.',
    'WPN-045': '{card} has no power source: no power droid and no fusion generator of yours is present.',
  },
}
