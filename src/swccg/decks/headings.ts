/** The headings that stand above the cards of a list, in the languages and forms in which players write them. */

const words = [
  "admiral'?s'? orders?",
  'characters?|personnages?',
  'creatures?|créatures?',
  'devices?|dispositifs?',
  '(?:utinni |mobile |immediate |political |starting )?effects?|effets?',
  'epic events?|évènements? épiques?|événements? épiques?',
  'game aids?',
  '(?:used |lost |starting )?(?:interrupts?|interruptions?)',
  'jedi tests?',
  'locations?|sites?|systems?|localisations?',
  'objectives?|objectifs?',
  'podracers?',
  'starships?|starfighters?|capital starships?|vaisseaux(?: spatiaux)?',
  'vehicles?|véhicules?',
  'weapons?|armes?',
  'starting|start|main deck|deck|reserve deck|cards|other',
]

/** Headings of what stands beside the deck. */
const beside = [
  'defensive shields?|boucliers?',
  'outside(?: (?:the |of )?deck)?|sideboard|hors(?: du)? paquet',
]

const heading = (choices: readonly string[]) =>
  new RegExp(
    `^[\\[(=*_ -]*(?:${choices.join('|')})[\\])=*_ -]*(?:\\(\\s*\\d+\\s*\\)|:?\\s*\\d*)\\s*:?[\\]=*_ -]*$`,
    'i',
  )

const any = heading([...words, ...beside])
const outside = heading(beside)

/** Is the line a heading, and no card? */
export const isHeading = (line: string): boolean => any.test(line.replace(/’/g, "'"))

/** Does the heading stand above cards that are beside the deck? */
export const outsideHeading = (line: string): boolean => outside.test(line)
