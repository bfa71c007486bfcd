/** Why something may not be moved, about the very cards; see reasons.ts for how sentences are written. */
export const movementReasons = {
  // Every move.
  'MOV-002': '{card} is not yours to move.',
  'MOV-005': '{card} has not the pilot or driver that it needs to move.',
  'MOV-011': '{card} has already made its regular move this turn[: {by}].',
  'MOV-012/phase':
    '{card} does not make this move in the {turn}’s {phase}. Regular moves belong to your own move phase.',
  'MOV-147': '{card} cannot move[, by the text of {by}].',
  'MOV-150': '{by} says in other words that {card} cannot move.',
  'MOV-191': 'All of the way must be in range: it takes {need} landspeed, and {card} has {speed}.',
  'MOV-192': 'The text of {by} does not let {card} move to {to}.',
  'MOV-193': 'The text of {by} does not let {card} take the first step, to {to}.',

  'MOV-220':
    'A creature is present at the place that {card} would leave, and the text of {by} lets nothing leave it now.',
  'TRM-389/turn': '{card} is an undercover spy and moves in your opponent’s move phase.',

  // Landspeed.
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
  'MOV-111': '{card} has to disembark[ from {ship}] first, as an action of its own.',
  'MOV-050/aboard': '{card} is aboard something, and landspeed starts from a site.',
  'MOV-111/onto': '{card} boards[ {ship}] by embarking, as an action of its own.',
  'MOV-111/aboard': '{card} is in a cargo bay and has to disembark first, as an action of its own.',

  // Hyperspeed.
  'MOV-034': '{card} has not the astromech or nav computer that hyperspeed takes.',
  'MOV-034/no starship': '{card} is no starship; only starships use hyperspeed.',
  'MOV-036': '{to} is no system; hyperspeed leads from system to system.',
  'MOV-036/aboard': '{card} is not at a system itself, and hyperspeed starts from one.',
  'MOV-036/already': '{card} is at {to} already.',
  'MOV-036/from': '{card} is at {from}, which is no system; hyperspeed leads from system to system.',
  'MOV-036/landed':
    '{card} is landed at {from}. Hyperspeed starts from a system, and taking off is a regular move of its own.',
  'MOV-036/nowhere': 'Hyperspeed takes {card} to a system and nowhere else.',
  'MOV-037': '{card} has hyperspeed {speed}; {to} is {far} {far|parsec|parsecs} away.',
  'MOV-037/none': '{card} has no hyperspeed.',
  'MOV-038': '{to} is 0 parsecs away, but {card} still needs a hyperspeed of at least 1 to go there.',

  // Death Stars.
  'MOV-059/no mobile system': '{card} is no mobile system.',
  'MOV-059': '{card} is a location; only a Death Star moves, and by hyperspeed alone.',
  'MOV-060': '{card} has no hyperspeed, so it cannot be moved.',
  'MOV-061': '{card} has hyperspeed {speed}; that parsec is {far} {far|parsec|parsecs} away.',
  'MOV-063': 'There is no parsec {parsec} for {card} to go to.',
  'MOV-064': '{system} is not at parsec {parsec}, so {card} cannot orbit it there.',
  'MOV-064/already': '{card} is there already.',
  'MOV-064/unnamed': 'Say to which parsec {card} moves, and what it orbits there.',
  'MOV-065': '{card} can change its orbit only with a hyperspeed above 0.',
  'MOV-069/no starship':
    '{card} is no starship; only starships pass between a Death Star and the system that it orbits.',
  'MOV-069/no systems': '{card} would have to go from a Death Star to the system that it orbits, or back.',
  'MOV-070': 'Neither {from} nor {to} orbits the other, so {card} gets there by hyperspeed only.',

  // Landing and taking off.
  'MOV-041':
    '{card} can neither land nor take off: that is for starfighters, squadrons and what moves like a starfighter.',
  'MOV-042/aboard': '{card} is aboard something and can neither land nor take off from there.',
  'MOV-042/interior': '{to} is an interior site; ships land at, and take off from, exterior ones.',
  'MOV-042/ship site': '{to} is not the docking bay of a starship that is at {from}.',
  'MOV-042/unrelated': '{to} is not related to {from}, so {card} cannot pass between them.',
  'MOV-042/wrong ends':
    '{card} lands from a system or sector at a site, and takes off the other way; this is neither.',
  'MOV-047': '{card} is a TIE and lands at docking bays only; {to} is none.',
  'MOV-049': '{sector} lies between; ships land from, and take off to, only the lowest cloud sector.',
  'MOV-049/higher': '{card} passes between clouds and sites only at the lowest cloud sector[, {sector}].',
  'MOV-078/asteroid':
    'No ship passes between {from} and {to}: among asteroids only Big One and its own cave are joined.',
  'MOV-078/ship': '{card} is a starship: it lands or takes off instead of using sector movement here.',
  'MOV-078/site':
    '{from} and {to} are not joined: from the clouds one comes down to related exterior sites only.',
  'MOV-042/landing aboard': 'In the rulings of August 2001 ships take off from {to}, but do not land there.',

  // Sectors.
  'MOV-071': '{card} is no starship, and only starships go among asteroids like {to}.',
  'MOV-072':
    '{to} is open to starfighters, cloud cars, patrol craft and shuttle vehicles; {card} is none of these.',
  'MOV-072/landspeed': '{card} has no landspeed above 0 and so cannot fly at {to}.',
  'MOV-072/no ship': '{card} is neither a starship nor a vehicle, and only those use sector movement.',
  'MOV-074': '{from} and {to} are not next to each other: only the sector nearest the system leads to it.',
  'MOV-074/apart': '{from} and {to} do not belong to the same system.',
  'MOV-075': '{to} is not adjacent to {from}, and {card} moves one sector at a time.',
  'MOV-075/aboard': 'Sector movement takes {card} from a location to a location, and this does not.',
  'MOV-075/apart': '{from} and {to} are not sectors of the same kind at the same system.',
  'MOV-075/no sector': 'Neither {from} nor {to} is a sector.',
  'MOV-076': '{card} can go two sectors at a time; {to} is further than that from {from}.',
  'MOV-077': '{card} is a vehicle, and vehicles move one sector at a time.',
  'MOV-079':
    '{from} and {to} are not next to each other, and inside Death Star II {card} moves one sector at a time.',
  'MOV-079/aboard': '{card} flies into Death Star II, and out of it, from a location to a location only.',
  'MOV-079/elsewhere': 'Neither {from} nor {to} is a sector of Death Star II.',
  'MOV-079/own rules':
    'For the sectors of Death Star II {card} uses their own kind of move, not sector movement.',
  'TRM-223': '{card} is no starfighter, and nothing else flies inside Death Star II.',
  'TRM-225': '{card} may enter {to} only while a Light Side starfighter is at a sector of Death Star II.',

  // Docking bay transit.
  'MOV-020/already': '{card} is at {to} already.',
  'MOV-020/apart': '{card} is at {from}, not where the rest of the group sets out.',
  'MOV-020/from': '{card} is at {from}, which is no docking bay.',
  'MOV-020/nowhere': 'Docking bay transit leads to another docking bay, not there.',
  'MOV-020/to': '{to} is no docking bay, so {card} cannot transit to it.',
  'MOV-020/who': '{card} cannot transit: in the rulings of August 2001 only characters and vehicles do.',
  'MOV-022': '{card} has no text that lets it be taken along to {to}.',
  'MOV-022/crew': '{card} needs {need} of its crew present to be taken along to {to}.',
  'MOV-023':
    '{card} has no use of docking bay transit: it takes characters, vehicles and weapons that a crew moves.',

  // Shuttling.
  'MOV-080/who': '{card} is neither a character nor a vehicle, and nothing else is shuttled.',
  'MOV-081/interior':
    '{to} is an interior site, and without a shuttle vehicle one shuttles to and from exterior ones.',
  'MOV-081/no ship':
    '{card} shuttles between a site and your capital starship, and there is no starship at either end.',
  'MOV-081/no site': '{card} shuttles between {ship} and a site, and there is no site at the other end.',
  'MOV-081/not yours': '{ship} is not yours, so {card} does not shuttle to or from it.',
  'MOV-081/starfighter':
    '{ship} is no capital starship, and nothing else is served without a shuttle vehicle.',
  'MOV-081/system': '{ship} is not at the system that {to} is related to.',
  'MOV-084/no character': '{card} is no character, and {by} shuttles nothing else.',
  'MOV-084/no ship':
    '{by} shuttles to and from your starships at its related system only[, and {ship} is not one of them].',
  'MOV-084/no shuttle': '{by} cannot shuttle anybody.',
  'MOV-084/not at site': '{by} is not at a site, so it cannot shuttle anybody.',
  'MOV-084/too many': '{by} shuttles no more than {count} {count|character|characters} at a time.',
  'MOV-085': 'Shuttling would be the regular move of {by}, which has made one this turn.',
  'MOV-088': '{by} takes up characters that are aboard it, and {card} is not.',
  'MOV-089': '{by} brings down characters from the bridge of {ship}, and {card} is not there.',
  'MOV-089/site': '{by} brings {card} down into itself and not out to the site.',
  'MOV-090':
    '{card} cannot leave[ {ship}] in the course of shuttling; only with a shuttle vehicle could it do so.',
  'MOV-305': '{card} is not on the bridge of {ship}, and shuttling without a shuttle vehicle starts there.',

  // Starship and vehicle sites.
  'MOV-092/who': '{card} is neither a character nor a vehicle, so it cannot go in and out of such sites.',
  'MOV-092/no way': 'No site of a starship or vehicle lets {card} pass here.',
  'MOV-092/room': '{card} goes from a site to {ship} only if there is room for it.',
  'MOV-093/not aboard':
    '{ship} is not in the cargo bay of that starship, so {card} cannot pass between it and {site}.',
  'MOV-094':
    '{site} opens only to the site at which {ship} is, and {card} would come from or go to somewhere else.',
  'MOV-095': '{ship} is not yours: {card} goes in and out of {site} only by way of the location around it.',
  'TRM-249/not aboard': 'In the rulings of August 2001 {card} passes only between {site} and {ship} itself.',

  // The movement text of a location.
  'MOV-096': 'No text of a location takes {card} there.',
  'MOV-096/who':
    '{card} is neither a character nor a creature or vehicle, so a location’s text does not move it.',
  'MOV-097': 'The text of {by} is used in your {phase} only.',
  'MOV-097/who': 'The text of {by} does not move {card}.',
  'MOV-098': 'A location’s text moves one card at a time; {card} goes alone.',
  'MOV-112':
    '{card} has to disembark[ from {ship}] first: this kind of move neither starts nor ends inside something.',

  // Attack Runs and Bombing Runs.
  'MOV-015': 'An Attack Run takes {card} from the Death Star system into the Trench, and not to {to}.',
  'MOV-015/nowhere': 'An Attack Run leads from location to location.',
  'MOV-016': '{card} can pursue into the Trench only, and not to {to}.',
  'MOV-017': '{card} goes back from the Trench to the Death Star system, and not to {to}.',
  'MOV-018': 'A Bombing Run takes {card} from the system down to the site, and not anywhere else.',
  'MOV-018/no run': 'No Bombing Run lies at the site that {card} would bomb.',
  'MOV-019': 'From its Bombing Run {card} goes back to the system, and not anywhere else.',
  'MOV-019/no run': 'No Bombing Run lies at the site that {card} would leave.',
  'MOV-019/phase': '{card} goes back at the end of your battle phase; it is the {turn}’s {phase}.',
  'MOV-188/starfighter': '{card} only moves like a starfighter, and {to} admits starfighters alone.',

  // Following.
  'MOV-027': '{card} can follow only in response to a move that has just been completed.',
  'MOV-027/leader': 'The text of {by} does not let {card} follow what has just moved.',
  'MOV-027/no text': 'No text lets {card} follow another card.',
  'MOV-027/once': 'The text of {by} has been used this turn already.',
  'MOV-028': '{card} has no kind of move that leads there and that followers may use.',
  'MOV-029': '{card} is not at a location that {leader} has just left or passed through.',
  'MOV-030': '{leader} is not there, and {card} has to follow to where {leader} is now.',
  'MOV-030/range': '{card} cannot get that far in one move, and whoever follows goes all the way.',

  // Embarking and disembarking.
  'MOV-103': '{card} embarks on another card, and there is none here.',
  'MOV-103/already': '{card} is aboard {ship} already.',
  'MOV-103/not aboard': '{card} is not aboard anything.',
  'MOV-105/own text': 'The text of {card} keeps it off {ship}.',
  'MOV-106':
    '{card} boards your vehicles and landed starships at the site where it is; {ship} is none of these.',
  'MOV-106/elsewhere': '{card} disembarks where {ship} is[, and not at {to}].',
  'MOV-107/apart':
    '{card} can enter a cargo bay only from the system where that starship is present; {ship} is not there.',
  'MOV-107/elsewhere':
    '{card} leaves the cargo bay of {ship} at the system where {ship} is[, and not at {to}].',
  'MOV-107/landed': '{card} is landed, and cargo bays are entered at a system only.',
  'MOV-107/no system': '{ship} is not at a system, so {card} cannot leave its cargo bay.',
  'MOV-108': '{card} is not where the bearer of {ship} is.',
  'MOV-108/site': '{card} gets into {ship} at a site only.',
  'MOV-108/who': '{ship} does not take {card}, or has no room left.',
  'MOV-109': '{card} is not aboard {ship}, so it cannot go from there to {site}.',
  'MOV-110': 'From where it is, {card} has no way on or off {ship}.',
  'MOV-110/elsewhere': '{card} gets off where {ship} is[, and not at {to}].',
  'MOV-110/in space': '{ship} is not at a site, so {card} can neither board nor leave it here.',
  'MOV-110/inside': '{ship} is itself inside something, so {card} cannot step out to a location.',
  'MOV-153': '{card} carries somebody, and {ship} has not room for both.',
  'MOV-189': '{card} is no character, vehicle or starship, so it has no place of its own aboard {ship}.',
  'MOV-200/phase': '{card} embarks and disembarks in your own move phase; it is the {turn}’s {phase}.',
  'MOV-203': '{card} is undercover and cannot go aboard anything.',

  // Capacity slots.
  'MOV-116/cargo': '{card} cannot change between the cargo bay and another {slot} of {ship}.',
  'MOV-116/not aboard': '{card} is not aboard anything, so it has no slot to change.',
  'MOV-116/phase': '{card} changes slots in your deploy or move phase; it is the {turn}’s {phase}.',
  'MOV-116/same': '{card} is in that slot of {ship} already.',
  'MOV-117/creature': '{ship} is a creature vehicle, on which {card} does not change places.',

  // Docked starships.
  'MOV-121': '{card} and {ship} are not present at the same system or sector, so they cannot dock.',
  'MOV-121/no starship': '{card} is no starship, and only starships dock.',
  'MOV-121/not yours': '{card} is not yours, and you dock your own starships only.',
  'MOV-121/phase': '{card} docks in your own move phase; it is the {turn}’s {phase}.',
  'MOV-121/two': 'Two different starships dock with each other.',
  'MOV-122': 'Neither {card} nor {ship} is piloted; to dock, one of them must be.',
  'MOV-122/capability': 'Neither {card} nor {ship} has ship-docking capability.',
  'MOV-124': '{card} crosses from one of the docked starships to the other; {ship} is not the other.',
  'MOV-125':
    '{card} crosses from the bridge of one docked starship to the bridge of the other, and this is not so here.',
  'MOV-126': '{card} comes from a cargo bay and crosses into the cargo bay of {ship} only.',
  'MOV-127':
    '{card} is not in a capacity slot of either docked starship, and nothing else crosses to {ship}.',
  'MOV-209':
    'In the rulings of August 2001 a capital starship docks only if ship-docking capability is printed on {card} or {ship}.',

  // Prisoners.
  'MOV-129': 'Only the Dark Side transfers prisoners, so you cannot transfer {card}.',
  'MOV-129/escort': '{by} is no Dark Side card and cannot take {card}.',
  'MOV-129/no captive': '{card} is no captive.',
  'MOV-131': '{by} delivers {card} only at a prison where {by} is present.',
  'MOV-132': '{by} is not at the prison that holds {card}.',
  'MOV-132/no prison': '{card} is not imprisoned.',
  'MOV-132/nobody': 'No character is named to take {card}.',
  'MOV-132/who': '{by} cannot take {card}: warriors, bounty hunters and battle droids can.',
  'MOV-133': '{card} is not frozen, and only frozen captives are left behind.',
  'MOV-133/site': '{by} is not present at a site, so {card} cannot be left there.',
  'MOV-134': '{by} is not present with {card}.',
  'MOV-134/attended': '{card} is not an unattended frozen captive.',
  'MOV-134/nobody': 'No character is named to take {card}.',
  'MOV-134/who': '{by} cannot take {card}: warriors, bounty hunters and battle droids can.',
  'MOV-135': '{card} cannot move, and a prisoner transfer is a move.',
  'MOV-210': '{by} cannot take {card}: in the rulings of August 2001 only warriors and bounty hunters can.',
  'MOV-211': '{by} cannot take {card}: in the rulings of August 2001 only warriors and bounty hunters can.',
  'WPN-047': '{card} is artillery and stays where it was deployed.',
  'KRN-262': '{cards} {cards|is|are} inactive and {cards|takes|take} up room on {ship} all the same.',
  'BAT-168': '{cards} {cards|is|are} excluded from the battle and {cards|keeps|keep} the slot on {ship}.',
  'TRM-386': '{by} is undercover, and such a spy escorts nobody.',
  'TRM-051': '{by} cannot take {card} straight from its escort.',
  'TRM-362': '{ship} is the opponent’s, and nothing lets you steal it.',
  'TRM-050': '{by} already escorts a captive, and nobody escorts two.',
  'TRM-465/slot of a class':
    '{card} is a squadron, and squadrons take only capacity that is stated for their class.',
  'TRM-465/slot taken': '{card} is a squadron and takes three slots, more than {ship} has left.',
  'TRM-018': 'Only an astromech droid takes an astromech slot.',
  'TRM-120': '{card} cannot drive: a droid drives only if it is a vehicle droid.',
  'TRM-123': '{card} has no driver.',
  'TRM-312': '{card} is no pilot.',
  'TRM-313': '{card} has no pilot.',
  'TRM-329': 'An asteroid sector belongs to the system, not to its sites.',
  'TRM-332': '{to} belongs to its starship, not to the system where that starship is.',
  'TRM-344': 'Nobody stands in a sector outside a vehicle or starship.',
  'CTL-038': '{card} is inside something at {at}, and so not present there.',
  'KRN-324': '{card} has no hyperspeed at all, which is not the same as hyperspeed 0.',
}
