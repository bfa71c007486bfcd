export const trm4 = {
  'TRM-404': {
    title: 'Dark Jedi',
    text: 'A Dark Side character of ability 6 or more is a Dark Jedi, and no Jedi.',
  },
  'TRM-405': {
    title: 'Jedi',
    text: 'A Light Side character of ability 6 or more is a Jedi, and no Dark Jedi.',
  },
  'TRM-417': {
    title: 'Kinds of Effects',
    text: 'A text on Effects means normal ones only. “Effect of any kind” means Immediate, Mobile, Utinni and Political ones too.',
  },
  'TRM-426': {
    title: 'Interrupts are played',
    text: 'You do not deploy Interrupts; you play them. While one is carried out it is not on table.',
  },
  'TRM-427': {
    title: 'One function at a time',
    text: 'If an Interrupt can do several things, you say which one as you play it.',
  },
  'TRM-428': {
    title: 'After a Lost Interrupt',
    text: 'When it is done, an Interrupt that you played as Lost goes to your Lost Pile.',
  },
  'TRM-429': {
    title: 'After a Used Interrupt',
    text: 'When it is done, an Interrupt that you played as Used goes to your Used Pile, or to your Lost Pile if it was canceled.',
  },
  'TRM-433': {
    title: 'Both sides may be read',
    text: 'Either player may look at both sides of an Objective at any time.',
  },
  'TRM-435': {
    title: 'What the bold words govern',
    text: '“For”, “While” or “Flip” on an Objective govern all that follows up to the next such word: what is for the remainder of the game holds whichever side is up.',
  },
  'TRM-436': {
    title: 'An Objective turns over by itself',
    text: 'As soon as its condition holds an Objective must turn over, in either player’s turn, unless its text leaves the choice to its player.',
  },
  'TRM-437': {
    title: 'The side that is up',
    text: 'Only the side of an Objective that is up is on table and active. Some turn back, if their text says so.',
  },
  'TRM-449': {
    title: 'Classes of starships',
    text: 'A starship is a capital starship, a starfighter or a squadron. You find the keyword in its description box.',
  },
  'TRM-451': {
    title: 'Landed starships: weapons',
    text: 'While your starship is landed its starship weapons are silent, save those that are said to work at a site.',
  },
  'TRM-452': {
    title: 'Landed starships: no flying',
    text: 'A card that makes sense only for a starship in flight cannot be used for one that is landed.',
  },
  'TRM-454': {
    title: 'Landed starships: game text',
    text: 'On a landed starship ignore all game text but that on deployment, capacity, movement and taking off, and on who its permanent pilots and astromechs are and what ability they have.',
  },
  'TRM-455': {
    title: 'Landed starships: permanent pilot',
    text: 'The ability of the permanent pilot helps you occupy and control the site where your starship is landed. For battle destiny it does not count.',
  },
  'TRM-456': {
    title: 'Landed starships: all are passengers',
    text: 'Everyone in your landed starship is a passenger who may be forfeited and may use game text, but does not pilot. All that a pilot can still do is take off or fly out of the starship that holds it.',
  },
  'TRM-457': {
    title: 'Lost with the ship',
    text: 'If your starship or vehicle leaves the table, whatever is aboard it is lost. Only those who ride a creature vehicle can get off in time.',
  },
  'TRM-458': {
    title: 'Squadrons need three of each',
    text: 'What one pilot does for other starships takes three pilots for a squadron. In the same way it needs three nav computers or astromechs.',
  },
  'TRM-459': {
    title: 'What a squadron is',
    text: 'The keyword Squadron in the description box makes a starship a squadron. To be called one in the title does not.',
  },
  'TRM-460': {
    title: 'One card, several ships',
    text: 'Your squadron is a single card and a single starship, but at the same time it is several ships of its class or classes, three as a rule.',
  },
  'TRM-461': {
    title: 'Squadrons are not starfighters',
    text: 'Whatever treats or targets starfighters does not do so to your squadron.',
  },
  'TRM-462': {
    title: 'Squadrons, decks and piles',
    text: 'Your squadron is taken to or from a deck or pile by an action meant for ships of a component’s class only when that action could take its three components together.',
  },
  'TRM-463': {
    title: 'Moving a squadron by action',
    text: 'If an action moves ships of the class of a component, it moves the squadron only when it can move every component.',
  },
  'TRM-464': {
    title: 'One component gone, all gone',
    text: 'If an action captures one component, places it out of play or makes it lost, the whole squadron card shares its fate.',
  },
  'TRM-465': {
    title: 'Squadrons in a cargo bay',
    text: 'Your squadron takes up three slots that are meant for its class. Slots for starfighters in general do not hold it.',
  },
  'TRM-466': {
    title: 'Weapons of a squadron',
    text: 'A squadron may carry and use weapons and devices for the class of its components, and fire as many such weapons each turn as it has components. It cannot use those for a starfighter.',
  },
  'TRM-467': {
    title: 'Starship devices on squadrons',
    text: 'A device for starships improves your squadron a single time, however many components it has.',
  },
  'TRM-468': {
    title: 'Replacing three starfighters',
    text: 'If a squadron has no deploy cost, you bring it in by replacing three starfighters of the class it names at one location. Squadrons themselves cannot be replaced in this way.',
  },
  'TRM-469': {
    title: 'What the replaced ships carried',
    text: 'Place the three replaced starships in your Used Pile with what was deployed on them. Characters, weapons and devices may instead change to the squadron for free if it has room.',
  },
  'TRM-470': {
    title: 'What targeted a replaced ship',
    text: 'A card that was targeting a replaced starship now targets the squadron. If it cannot apply to a squadron it is lost.',
  },
  'TRM-471': {
    title: 'Replacement is not deployment',
    text: 'When you replace starfighters with a squadron, you do not deploy it, so no rule or restriction about deploying stands in the way.',
  },
  'TRM-472': {
    title: 'Classes of vehicles',
    text: 'A vehicle is a combat, creature, shuttle or transport vehicle. You find the keyword in its description box.',
  },
  'TRM-473': {
    title: 'Creature vehicles guide themselves',
    text: 'A creature vehicle has ability of its own, so it works without driver and without pilot.',
  },
  'TRM-474': {
    title: 'Riders of a lost creature',
    text: 'If your creature vehicle is lost, its riders may immediately disembark at the site and are saved.',
  },
  'TRM-475': {
    title: 'Words of one kind of card',
    text: 'A characteristic belongs to one kind of card. The same word on another kind means nothing.',
  },
  'TRM-476': {
    title: '‘Non-’',
    text: 'A text can mean cards that do not have a characteristic: it puts “non-” before it.',
  },
  'TRM-477': {
    title: 'Attributes',
    text: 'Texts refer not only to characteristics and titles, but to what a card is otherwise: its type, its icons, whether it is unique, its numbers, its state.',
  },
  'TRM-478': {
    title: 'Personas',
    text: 'A text that names a persona means every card that contains it, whatever its title.',
  },
}
