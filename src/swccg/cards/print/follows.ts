/** What a card is because of what is printed on it: a TIE/LN is a TIE, whoever prints it. */
const implied: Readonly<Record<string, string | readonly string[]>> = {
  'TIE/LN': 'TIE',
  'TIE Advanced x1': 'TIE',
  'TIE/SR': 'TIE',
  'TIE/SA': 'TIE',
  'TIE/RC': 'TIE',
  'TIE/AD': ['TIE', 'TIE Avenger'],
  'TIE Interceptor': 'TIE',
  'TIE Defender': 'TIE',
  'TIE Defender Mark I': ['TIE', 'TIE Defender'],
  'Imperial-class Star Destroyer': 'Star Destroyer',
  'Victory-class Star Destroyer': 'Star Destroyer',
  'Super-class Star Destroyer': 'Star Destroyer',
  'modified light freighter': 'freighter',
  'modified Corellian freighter': 'freighter',
  'heavily modified light freighter': 'freighter',
  'YV-class freighter': 'freighter',
  'modified transport': 'transport',
  'Byblos G-1A transport': 'transport',
  'twin-pod cloud car': 'cloud car',
  'Talon I combat cloud car': 'cloud car',
  'Mon Calamari Star Cruiser': 'Star Cruiser',
  'Dreadnaught-class heavy cruiser': 'Dreadnaught-class cruiser',
  'modified Nebulon-B frigate': 'Nebulon-B frigate',
  'modified Z-95 Headhunter': 'Z-95 Headhunter',
  'Infantry battle droid': 'battle droid',
  'vehicle repair droid': 'vehicle droid',
  'blaster rifle': 'blaster',
  'Trade Federation battleship': 'battleship',
}

/** Words that stand in fixed places of their own, and name no kind of card. */
const ofPlaces: ReadonlySet<string> = new Set(['enclosed', 'prison', 'parasite'])

/** The characteristics of a card: those printed, and what follows from them. */
export const characteristicsOf = (printed: readonly string[]): string[] => [
  ...new Set(
    printed.filter((word) => !ofPlaces.has(word)).flatMap((word) => [word, ...[implied[word] ?? []].flat()]),
  ),
]
