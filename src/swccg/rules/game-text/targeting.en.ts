export const targeting = {
  rules: {
    'ATK-076':
      'Alone with a creature. A creature is not a character. Its presence does not keep a character from being alone.',
    'BAT-198':
      'Spies and being alone. During a battle an undercover spy does not matter for whether a card is alone.',
    'CTL-037':
      'At one place only. A card is present at no more than one place. Inside an enclosed vehicle or starship, it is present there.',
    'CTL-039':
      'Inactive, so not present. An inactive card is present nowhere, except for what counts it as on table: a captive is present for texts about captives.',
    'CTL-040':
      'Present inside together. Those inside a starship or vehicle are present there, and so with each other. A permanent pilot is one of them.',
    'CTL-048': 'What ‘here’ is. “Here” is this location, unless the text clearly means this card itself.',
    'CTL-050':
      'On a planet. A card is on a planet if it is at one of its sites, cloud sectors or Death Star II sectors, or inside something there.',
    'CTL-051': 'At a planet. A card is at a planet if it is on it, or in orbit at its system.',
    'CTL-053': 'With. A card is with another when both are at the same location. No card is with itself.',
    'CTL-054':
      'Aboard. A card is aboard a starship or vehicle if it is at one of its sites, on its bridge, in its cockpit or in its cargo bay.',
    'CTL-055':
      'Not at the orbited system. A card at a site of a starship, vehicle or mobile system is not at the system where that is.',
    'CTL-056':
      'Alone. A character is alone where its player has no other character and no other card with ability.',
    'CTL-057':
      'Never alone. A character card of several persons is never alone, nor are the permanent pilots of a card that has more than one.',
    'CTL-058':
      'A starship or vehicle alone. A starship or vehicle is alone where its player has no character, vehicle or starship besides it and what it carries.',
    'CTL-065':
      'The target is to be present. Where a text targets a character present, the target has to be present at the location, and the card whose text it is need not.',
    'DEP-166':
      'One name, one side. A text that names one side of a character who can cross over means that side only.',
    'KRN-085':
      'Whole words. A word that is sought in a title is met by that word, its plural or its possessive, never by part of a longer word.',
    'KRN-086':
      'Words in their order. Several words that are sought in a title must stand there in the same order, with no other word between.',
    'KRN-130':
      'What cannot be known yet. Hidden or random things are not named as an action is initiated, but when they are seen.',
    'KRN-131':
      'Only the target itself. An action touches its targets and not what is aboard or attached to them.',
    'KRN-152': 'Immune. A card cannot be chosen by what it is immune to, and so cannot be answered by it.',
    'KRN-155':
      'The card Control. “Immune to Control” means the card of that name, and not who controls a location.',
    'KRN-156': 'What stands before. Only the text that stands before “immune to” on a card is protected.',
    'KRN-157':
      'Within one type. On an Interrupt of several function types, “immune to” protects the text of its own type only.',
    'KRN-159':
      'Immune now. A text that asks whether a card is immune, without the word “always”, asks how it is now.',
    'KRN-192':
      'What it is to target. To target is to single something out for a purpose, whether or not the text says “target”. What may not be targeted cannot be chosen.',
    'KRN-202':
      'Nothing to change. A number that a card does not have cannot be changed, and so the card is no target for that.',
    'KRN-203':
      'Droids have ability 0. Where the ability of a droid is asked for it counts as 0, and nothing changes that.',
    'KRN-210':
      'All but the protected. A text about all cards of a group passes over those that are protected from it, and changes the others.',
    'KRN-326': 'A card with ability. A card with ability has an ability above 0.',
    'KRN-370':
      'An asterisk is no number. A number that the text of a card defines is never a printed number.',
    'TRM-007':
      'What a character is. Whether a character is an alien, an Imperial, a Rebel or a droid is told by its icon, whatever else is said of it.',
    'TRM-030': 'Biker scouts. A biker scout is a trooper, a scout and a stormtrooper as well.',
    'TRM-093':
      'Characteristics. A characteristic is a listed word in the title, text or lore of a card, in capitals or not.',
    'TRM-098':
      'Who is a commander. A character is a commander only if this very word is in the title, game text or lore. That somebody commands, or commanded, is not enough.',
    'TRM-134':
      'What is enclosed. Starships are enclosed without exception. For a vehicle, look in its lore for the word.',
    'TRM-135': 'Shut in. A character aboard an enclosed vehicle or starship is not present at the location.',
    'TRM-154':
      'The highest-ability character. Your highest-ability character is a character card with ability above 0 that none of your other characters surpasses. Droids and permanent pilots are out of the question.',
    'TRM-155':
      'Several of highest ability. If several of a player’s characters tie for the highest ability, whoever targets chooses among them.',
    'TRM-179':
      'Matching pilot. A pilot matches a unique starship if the text of either card names the other, by title or persona.',
    'TRM-181': 'Matching starship. Only a unique starship matches a character.',
    'TRM-318':
      'On a planet. Your card is on a planet when it is present at a site, cloud sector or Death Star II sector of the planet. It is also on it when inside a vehicle or starship, on the bridge, in the cockpit or in the cargo bay, that is present at such a place.',
    'TRM-319':
      'At a planet. At a planet are all cards that are on it, and besides these the cards on the bridge, in the cockpit or in the cargo bay of a starship that is present at the system.',
    'TRM-320':
      'Aboard a starship or vehicle. A card counts as aboard if it is on the bridge, in the cockpit or in the cargo bay, and likewise if it is present at a site related to the starship or vehicle.',
    'TRM-321':
      'At its sites, not the system. Cards at the sites of a starship or Death Star are not at the system around which it is in orbit.',
    'TRM-339':
      'Same system. When a card says “same system” it means the location of that system and no more. Related sites and sectors need to be mentioned.',
    'TRM-340':
      'Scomp links. The scomp link of something enclosed is present for those aboard it alone; that of the location is not present for them. Either is a scomp link at that location.',
    'TRM-353':
      'Squadron pilots. A text that asks for a pilot of a squadron asks for both: the squadron’s name and the pilot.',
    'TRM-378':
      'Part of a word. A word that is sought in a title is not met where it is only part of another word.',
    'TRM-404': 'Dark Jedi. A Dark Side character of ability 6 or more is a Dark Jedi, and no Jedi.',
    'TRM-405': 'Jedi. A Light Side character of ability 6 or more is a Jedi, and no Dark Jedi.',
    'TRM-417':
      'Kinds of Effects. A text on Effects means normal ones only. “Effect of any kind” means Immediate, Mobile, Utinni and Political ones too.',
    'TRM-475':
      'Words of one kind of card. A characteristic belongs to one kind of card. The same word on another kind means nothing.',
    'TRM-476': '‘Non-’. A text can mean cards that do not have a characteristic: it puts “non-” before it.',
    'TRM-477':
      'Attributes. Texts refer not only to characteristics and titles, but to what a card is otherwise: its type, its icons, whether it is unique, its numbers, its state.',
    'TRM-478': 'Personas. A text that names a persona means every card that contains it, whatever its title.',
    'TRM-701':
      'Knights and Masters. A Jedi Knight has ability 6. A Jedi Master or Dark Jedi Master has ability 7.',
    'WPN-068':
      'Matching weapon. A matching weapon of a character is one whose own game text names that character or persona.',
    'WPN-069':
      'Matching permanent weapon. A permanent weapon is a matching one only if its title has the name of the character or of his persona in it.',
    'CTL-036':
      'What it is to be present. To be present is to be physically at a place: a site, a sector, a system, inside an enclosed vehicle or starship, or in a prison.',
    'TRM-345':
      'Systems and sectors. A text about starships at a system says nothing of starships at a sector.',
  },
  reasons: {
    'TRM-134': '{card} is not enclosed: its lore does not say so.',
    'TRM-179': 'The matching pilot of {card} is not aboard.',
    'TRM-181': '{card} is not unique, and so no pilot matches it.',
    'TRM-340': 'No scomp link is where {card} would need one.',
    'TRM-339': '{card} is at a location related to that system, and not at the system itself.',
    'TRM-701': 'The ability of {card} is not that of the Jedi that {by} asks for.',
    'KRN-202': '{card} does not have such a number.',
    'KRN-202/value': '{card} has no {what}, so {by} cannot change it.',
    'KRN-152': '{card} is immune to {by}.',
    'KRN-192': 'The text of {ship} keeps {by} from targeting {card}.',
    'CTL-037': '{card} is present inside {ship}, and so nowhere else.',
    'TRM-135': '{card} is shut in aboard {ship}, and not present at the location.',
    'TRM-404': '{card} is a Dark Jedi, and {by} asks for a Jedi.',
    'TRM-405': '{card} is a Jedi, and {by} asks for a Dark Jedi.',
    'TRM-417': '{card} is another kind of Effect than {by} speaks of.',
    'TRM-007': '{card} is another kind of character than {by} speaks of.',
    'TRM-475': '{card} bears the word in its title, but is not of the kind of card that {by} speaks of.',
    'TRM-353': '{by} asks for two things at once, and {card} is only one of them.',
    'KRN-326': '{card} is no card with ability.',
    'CTL-056': '{card} is not alone.',
    'CTL-058': '{card} is not alone: others of its player are there and not aboard it.',
    'CTL-053': '{card} is with no such card at its location.',
    'CTL-050': '{card} is not on that planet.',
    'CTL-051': '{card} is at the planet, in orbit, and not on it.',
    'CTL-055': '{card} is at no site or sector of that planet, and not at its system.',
    'CTL-054': '{card} is not aboard.',
    'KRN-370': 'An asterisk is printed on {card}, which is no number as {by} asks for.',
    'KRN-159': '{card} is not immune to {title} now.',
    'KRN-085': 'In the title of {card}, “{what}” is only part of a longer word.',
    'KRN-086': 'In the title of {card}, the words “{what}” do not stand one after the other.',
    'TRM-378': 'In the title of {card}, “{what}” is only part of a longer word.',
    'KRN-155': '{card} is immune to the card {by}.',
    'CTL-039': '{card} is inactive, and therefore present nowhere.',
    'CTL-048': '“Here” is {by} itself, and {card} is not on it.',
    'CTL-057': '{card} is several persons on one card, and never alone.',
    'TRM-098': '{card} is not called a commander: the very word has to be in title, text or lore.',
    'TRM-154': '{card} is not the highest-ability character of its player.',
    'TRM-476': '{by} is about cards that are not such, and {card} is.',
    'TRM-477': '{by} is about cards of another kind or state than {card}.',
    'WPN-068': '{card} has no weapon whose text names {card}.',
    'WPN-069': 'The weapon that is part of {card} does not have its name.',
    'DEP-166': '{card} has crossed over: {by} names its old side only.',
    'CTL-036/imprisoned': '{card} is within the prison, not present at {at}.',
    'TRM-345': '{card} speaks of a system, and {to} is none.',
  },
}
