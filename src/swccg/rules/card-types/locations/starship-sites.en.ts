export const starshipSites = {
  rules: {
    'TRM-358': 'Battles inside a starship. Cards at a starship site are aboard, but not present on the bridge. They fight the battles at their site and stay out of those that the starship fights.',
    'DEP-215': 'At starship sites. Characters deploy to starship sites. They are aboard the starship there, but not on its bridge.',
    'DEP-214': 'With a ship of the kind. A site that works with any starship of a kind needs such a starship on table.',
    'DEP-213': 'Before the ship. Sites of a unique starship deploy while the ship is not on table.',
    'DEP-212': 'Starship sites. Sites of a starship are a group of their own, in the order of interior and exterior sites.',
  },

  reasons: {
    'DEP-214': '{card} needs a starship or vehicle of its kind on table.',
  },
}
