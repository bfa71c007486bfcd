export const trm0 = {
  'TRM-007': {
    title: 'What a character is',
    text: 'Whether a character is an alien, an Imperial, a Rebel or a droid is told by its icon, whatever else is said of it.',
  },
  'TRM-013': {
    title: 'Frozen captives do not go missing',
    text: 'A frozen captive is never sent missing. If its escort goes missing, it stays at the site with nobody to escort it.',
  },
  'TRM-018': {
    title: 'Astromech slots',
    text: 'An astromech slot is a place for a passenger, but none except an astromech droid fits into it.',
  },
  'TRM-019': {
    title: 'Astromech in a passenger seat',
    text: 'If a character has astromech capability, it serves your starship just as well from an ordinary passenger slot.',
  },
  'TRM-023': {
    title: 'What a battleground is',
    text: 'A location is a battleground as long as you and your opponent each have a Force icon there, one or more. This goes for sites, systems and sectors.',
  },
  'TRM-024': {
    title: 'Added and canceled icons',
    text: 'To tell whether a location is a battleground, count the Force icons that other cards add there, and leave out those that are canceled at the moment.',
  },
  'TRM-025': {
    title: 'Jedi Master icons',
    text: 'The icon on a Jedi Master or Dark Jedi Master lies at no location. It makes nothing a battleground.',
  },
  'TRM-026': {
    title: 'Never battlegrounds',
    text: 'Icons or not, a holosite, a Dagobah location or a shielded location is no battleground.',
  },
  'TRM-027': {
    title: 'Audience Chamber under Bo Shuda',
    text: 'As long as Bo Shuda is deployed at Jabba’s Palace: Audience Chamber, that site is not a battleground.',
  },
  'TRM-028': {
    title: 'Podrace Arena during a race',
    text: 'From the moment a player has a race total above 0, Tatooine: Podrace Arena ceases to be a battleground until both totals are 0 again.',
  },
  'TRM-029': {
    title: 'The Senate is no battleground',
    text: 'Nothing makes a battleground of Coruscant: Galactic Senate.',
  },
  'TRM-030': {
    title: 'Biker scouts',
    text: 'A biker scout is a trooper, a scout and a stormtrooper as well.',
  },
  'TRM-045': {
    title: 'Bridge and cargo bay',
    text: 'Slots for pilots, drivers and passengers are on the bridge or in the cockpit, and characters there fill them. Slots for vehicles and starfighters are in the cargo bay.',
  },
  'TRM-046': {
    title: 'At its sites, not on board',
    text: 'A character at a site of your starship or vehicle fills no slot of the card. From there he does not pilot, drive or improve it in any way.',
  },
  'TRM-048': {
    title: 'Only passengers in the cargo bay',
    text: 'Whoever is aboard a vehicle or starship while it lies in a cargo bay is its passenger and neither pilots nor drives it.',
  },
  'TRM-049': {
    title: 'Who escorts',
    text: 'The bounty hunter or warrior that takes a captive into custody, also by a prisoner transfer, is its escort.',
  },
  'TRM-050': {
    title: 'One captive for each escort',
    text: 'No character escorts two captives at the same time.',
  },
  'TRM-051': {
    title: 'No captive from hand to hand',
    text: 'An escort does not give its captive straight to another bounty hunter or warrior, unless a card allows it.',
  },
  'TRM-054': {
    title: 'Frozen: neither power nor ability',
    text: 'Whatever asks for the power, ability or landspeed of a frozen captive finds 0.',
  },
  'TRM-059': {
    title: 'Frozen once',
    text: 'What freezes a character does not choose one that is frozen already.',
  },
  'TRM-061': {
    title: 'Freeing an unattended frozen captive',
    text: 'What releases captives releases frozen ones too. Besides, the Light Side may release one that nobody escorts and that is in no prison, where the Light Side controls.',
  },
  'TRM-062': {
    title: 'Where a frozen captive goes',
    text: 'Released at a site, a frozen captive goes to the Light Side of that site. Released anywhere else, it goes into the Used Pile.',
  },
  'TRM-066': {
    title: 'Cards that release',
    text: 'The Light Side frees captives by cards that say so, the Light Side text of Dark Side locations included.',
  },
  'TRM-067': {
    title: 'No escort, no captive',
    text: 'A captive is released when its escort is forfeited, lost, missing or off table in any other way. Only a frozen one whose escort goes missing stays there as it is.',
  },
  'TRM-068': {
    title: 'Lost with its escort',
    text: 'If one action takes all cards or all characters, and so escort and captive at once, nobody is released: both are lost.',
  },
  'TRM-069': {
    title: 'Where a released captive goes',
    text: 'Released from an escort, a captive goes where the Light Side chooses: into the Used Pile or, at a site, onto the Light Side of that site.',
  },
  'TRM-070': {
    title: 'Out of a prison',
    text: 'A captive that is released from a prison goes to the Light Side of that site.',
  },
  'TRM-071': {
    title: 'Only the Dark Side captures',
    text: 'If the Light Side has got hold of a card that captures, that part of it does nothing.',
  },
  'TRM-072': {
    title: 'Only Light Side cards are captured',
    text: 'Nothing but Light Side cards can be captured. Stealing is something else, and both players can do it.',
  },
  'TRM-073': {
    title: 'The fate of the captured',
    text: 'When a character is captured, the Dark Side chooses at once what becomes of it: seizure, imprisonment or escape.',
  },
  'TRM-074': {
    title: 'Seizure',
    text: 'Each Dark Side bounty hunter or warrior at the same location may seize one of the captured characters. The captive is placed face up beneath its escort.',
  },
  'TRM-075': {
    title: 'Imprisonment',
    text: 'At a prison any number of the captured characters may be imprisoned there, with or without an escort. They are placed face up beneath the prison.',
  },
  'TRM-076': {
    title: 'Escape',
    text: 'Whoever is captured, but neither seized nor imprisoned, goes to the Light Side’s Used Pile.',
  },
  'TRM-079': {
    title: 'Who is carried is captured too',
    text: 'If the captured character carries another one, that one is captured with it and carried no longer. Each needs an escort or a prison of its own.',
  },
  'TRM-093': {
    title: 'Characteristics',
    text: 'A characteristic is a listed word in the title, text or lore of a card, in capitals or not.',
  },
  'TRM-097': {
    title: 'Who is allowed in clouds',
    text: 'At cloud sectors you may deploy, battle and move with starfighters, cloud cars, patrol craft and shuttle vehicles. Keep capital starships out, unless they deploy and move like a starfighter.',
  },
  'TRM-098': {
    title: 'Who is a commander',
    text: 'A character is a commander only if this very word is in the title, game text or lore. That somebody commands, or commanded, is not enough.',
  },
}
