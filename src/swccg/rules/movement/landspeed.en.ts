export const landspeed = {
  rules: {
    'ATK-023':
      'Selective creatures spare their kind. A selective creature leaves other selective creatures of its species in peace.',
    'ATK-100':
      'Creatures move for free. In the rulings of August 2001 your creature may move once in each of your move phases, by a landspeed of 1 and without Force. It never leaves its habitat.',
    'ATK-101':
      'What selective creatures attack. To a selective creature, characters, creature vehicles and other species are prey. Selective creatures of its own species are not.',
    'DEP-034':
      'Moving behind the shield. The shield is about deploying: a Dark vehicle may move to a shielded site.',
    'MOV-050':
      'Moving by landspeed. Your character, creature or vehicle may walk or drive to adjacent sites with its landspeed. That is its regular move.',
    'MOV-051':
      'Cost of landspeed. A move by landspeed costs 1 Force in all, whether it covers one site or several.',
    'MOV-052':
      'Vehicles stay outdoors. By landspeed your vehicle may go only to and through exterior sites, unless its card lets it go inside.',
    'MOV-053':
      'Normal landspeed is 1. Your character or creature has landspeed 1 if nothing says otherwise. The landspeed of a vehicle is on its card.',
    'MOV-054':
      'Landspeed is a maximum. In its one move a card may go as many adjacent sites as its landspeed, or fewer if you like.',
    'MOV-055':
      'Sites that slow you down. Some sites, such as Tatooine: Desert, want extra landspeed when you enter, leave or cross them. That much less is left for the rest of the way.',
    'MOV-056':
      'No turning back. Within one landspeed move your card keeps its direction; it cannot return the way it came.',
    'MOV-057':
      'Stopping ends the move. When a card has stopped, its landspeed move is finished. You cannot save the landspeed that is left for later in the turn.',
    'MOV-058':
      'Landspeed joins sites only. Landspeed brings you from site to site. It cannot bring you up to a sector or a system.',
    'WPN-047':
      'Artillery stays put. You cannot move an artillery weapon from where it was deployed, unless its text says that you can.',
  },
  reasons: {
    'MOV-050/already': '{card} is at {to} already.',
    'MOV-050/apart': 'No row of adjacent sites leads from {from} to {to}.',
    'MOV-050/starship': '{card} has no landspeed: characters, creatures and vehicles use it.',
    'MOV-052': '{card} is a vehicle and stays at exterior sites; {to} is interior.',
    'MOV-054': '{card} has landspeed {speed}; {to} is {need} {need|site|sites} away.',
    'MOV-055': 'Sites on the way demand {extra} extra landspeed. That makes {need}, and {card} has {speed}.',
    'MOV-056': '{card} would go back on its way; a move by landspeed keeps its direction.',
    'MOV-057': '{card} has stopped, so its move by landspeed is over. What was left of it is lost.',
    'MOV-058': 'Landspeed takes {card} from site to site[; {to} is no site].',
    'MOV-058/from': '{card} is at {to}, which is no site; landspeed leads from site to site.',
    'MOV-050/aboard': '{card} is aboard something, and landspeed starts from a site.',
    'WPN-047': '{card} is artillery and stays where it was deployed.',
    'ATK-100': '{to} is not in the habitat of {card}, which never leaves it.',
  },
  log: {
    'move/landspeed': '{cards} {cards|moves|move}[ from {from}] to {to}{cost}.',
  },
  labels: {
    landspeed: 'landspeed',
  },
  moves: {
    landspeed: 'landspeed',
  },
  offers: {
    landspeed: '{cards}: landspeed to {to}',
  },
}
