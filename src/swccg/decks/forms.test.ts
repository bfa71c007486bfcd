import { readdirSync, readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { emptyTable } from '../rules/start/starting-the-game.ts'
import { speechIn } from '../words/index.ts'
import { learn } from '../words/learn.ts'
import { headingOf } from './headings.ts'
import {
  cardWith,
  catalogue,
  type DeckSheet,
  deckFormats,
  likelySide,
  longestText,
  mayStart,
  problemsOfSheet,
  readDeckText,
  sizeOf,
  textOf,
  type UnknownLine,
  unknownOf,
  writeDeck,
} from './index.ts'

beforeAll(() => learn('en'))

const read = (text: string) => {
  const found = readDeckText(text)
  if (!found.ok) throw new Error(JSON.stringify(found.reasons))
  return found
}

/** A sheet as a line: `2 Jawa, 1 Tatooine | 1 Fanfare ? 1 Nobody`. */
function lineOf(sheet: DeckSheet): string {
  const of = (counts: DeckSheet['cards']) =>
    Object.entries(counts).map(([id, count]) => `${count} ${cardWith(id)?.title}`)
  const unknown = (where: 'cards' | 'outside') =>
    unknownOf(sheet, where).map(({ count, title, id }) => `${count} ?${title}${id ? ` #${id}` : ''}`)
  const inside = [...of(sheet.cards), ...unknown('cards')].join(', ')
  const beside = [...of(sheet.outside), ...unknown('outside')].join(', ')
  return beside === '' ? inside : `${inside} | ${beside}`
}

const folder = new URL('./lists/', import.meta.url)
interface Expected {
  side: string
  cards: Record<string, number>
  outside?: Record<string, number>
  unknown?: string[]
  unknownOutside?: string[]
}
const expected: Record<string, Expected> = JSON.parse(readFileSync(new URL('expected.json', folder), 'utf8'))

describe('lists as people have them', () => {
  it.each(Object.keys(expected))('%s', (file) => {
    const wanted = expected[file]!
    const { sheet } = read(textOf(readFileSync(new URL(file, folder))))
    expect({ side: sheet.side, cards: sheet.cards, outside: sheet.outside }).toEqual({
      side: wanted.side,
      cards: wanted.cards,
      outside: wanted.outside ?? {},
    })
    const titles = (where: 'cards' | 'outside') => unknownOf(sheet, where).map(({ title }) => title)
    expect(titles('outside')).toEqual(wanted.unknownOutside ?? [])
    if (wanted.unknown) expect(titles('cards')).toEqual(expect.arrayContaining(wanted.unknown))
    else expect(titles('cards')).toEqual([])
  })

  it.each([
    [
      'a column of counts behind the titles',
      '<table><tr><th>Card</th><th>#</th></tr><tr><td>Darth Vader</td><td>2</td></tr><tr><td>Flonk</td><td>3</td></tr></table>',
      '2 Darth Vader, 3 ?Flonk',
    ],
    [
      'links in a table of notes',
      '| # | Card |\n|---|---|\n| 2 | [Darth Vader](http://x.org/y?a=1) |\n| 3 | Flonk |',
      '2 Darth Vader, 3 ?Flonk',
    ],
    ['wide digits', '２x Darth Vader\n３ Flonk', '2 Darth Vader, 3 ?Flonk'],
    ['quoted in a message', '>2x Darth Vader\n>3x Flonk', '2 Darth Vader, 3 ?Flonk'],
    [
      'set and rarity in one bracket',
      '2x Darth Vader (Premiere R1)\n1x Stormtrooper [PR C3] *\n3x Flonk',
      '2 Darth Vader, 1 Stormtrooper, 3 ?Flonk',
    ],
  ])('%s', (_, text, wanted) => {
    expect(lineOf(read(text).sheet)).toBe(wanted)
  })

  it('are all there', () => {
    expect(readdirSync(folder).sort()).toEqual([...Object.keys(expected), 'expected.json'].sort())
  })
})

/** What one line may look like, and what it says, below two cards of the Dark Side. */
const lines: [line: string, said: string][] = [
  // How many
  ['2x Jawa', '2 Jawa'],
  ['2 Jawa', '2 Jawa'],
  ['2xJawa', '2 Jawa'],
  ['2 × Jawa', '2 Jawa'],
  ['2X  Jawa', '2 Jawa'],
  ['x2 Jawa', '2 Jawa'],
  ['(2) Jawa', '2 Jawa'],
  ['[2] Jawa', '2 Jawa'],
  ['(2x) Jawa', '2 Jawa'],
  ['Jawa x2', '2 Jawa'],
  ['Jawa ×2', '2 Jawa'],
  ['Jawa (2)', '2 Jawa'],
  ['Jawa (x2)', '2 Jawa'],
  ['Jawa [2]', '2 Jawa'],
  ['Jawa 2x', '2 Jawa'],
  ['Jawa - 2', '2 Jawa'],
  ['Jawa: 2', '2 Jawa'],
  ['Jawa, 2', '2 Jawa'],
  ['2. Jawa', '2 Jawa'],
  ['2: Jawa', '2 Jawa'],
  ['2 - Jawa', '2 Jawa'],
  ['2 copies of Jawa', '2 Jawa'],
  ['2\nJawa', '2 Jawa'],
  ['0x Jawa', ''],
  ['Jawa x0', ''],
  ['2x Jawa, 3x Myo', '2 Jawa, 3 Myo'],
  ['TIE Advanced x1', '1 TIE Advanced x1'],
  ['3x TIE Advanced x1', '3 TIE Advanced x1'],
  ['TIE Advanced x1 x3', '3 TIE Advanced x1'],
  ['2X-7KPR', '1 2X-7KPR (Tooex)'],
  ['2x 2X-7KPR', '2 2X-7KPR (Tooex)'],
  ['3,720 To 1', '1 3,720 To 1'],
  ['2 4-LOM', '2 4-LOM'],
  ['Black 2', '1 Black 2'],
  // Marks, bullets, numbers of lines
  ['2x •Myo', '2 Myo'],
  ['2x *Myo', '2 Myo'],
  ['•••Dark Hours', '1 Dark Hours'],
  ['- 2x Myo', '2 Myo'],
  ['* 2x Myo', '2 Myo'],
  ['• 2x •Myo', '2 Myo'],
  ['– Myo', '1 Myo'],
  ['[*] 2x Myo', '2 Myo'],
  ['[b]2x[/b] Myo', '2 Myo'],
  ['**2x Myo**', '2 Myo'],
  ['2x [Myo](https://example.org/myo)', '2 Myo'],
  ['1) 2x Myo\n2) 3x Labria\n3) 1x Wuher', '2 Myo, 3 Labria, 1 Wuher'],
  ['1. Myo\n2. Labria\n3. Wuher', '1 Myo, 1 Labria, 1 Wuher'],
  // Letters
  ['2x Kitik Keed’kak', "2 Kitik Keed'kak"],
  ['2x Kitik Keedkak', "2 Kitik Keed'kak"],
  ['2x kitik keed`kak', "2 Kitik Keed'kak"],
  ['2x KÍTIK KEED´KAK', "2 Kitik Keed'kak"],
  ['2x Kitik Keed&#39;kak', "2 Kitik Keed'kak"],
  ['2x Kitik Keed&#x27;kak', "2 Kitik Keed'kak"],
  ['2x Kitik Keed&rsquo;kak', "2 Kitik Keed'kak"],
  ['2x Kitik Keed&amp;rsquo;kak', "2 Kitik Keed'kak"],
  ['2x Kitik Keedâ€™kak', "2 Kitik Keed'kak"],
  ['2x\u00a0Kitik\u2009Keed\u200b\u2019kak\u200b', "2 Kitik Keed'kak"],
  ['2x "Myo"', '2 Myo'],
  ['2x “Myo”', '2 Myo'],
  ['2x «\u00a0Myo\u00a0»', '2 Myo'],
  ['1x Dr Evazan', '1 Dr. Evazan'],
  ['1x Sense and Uncertain Is The Future', '1 Sense & Uncertain Is The Future'],
  ['1x Sense &amp; Uncertain Is The Future', '1 Sense & Uncertain Is The Future'],
  ['1x Sense / Uncertain Is The Future', '1 Sense & Uncertain Is The Future'],
  ['1x Luke? Luuuuke!', '1 Luke? Luuuuke!'],
  // Two sides
  ['1x Endor Operations // Imperial Outpost', '1 Endor Operations / Imperial Outpost'],
  ['1x Endor Operations/Imperial Outpost', '1 Endor Operations / Imperial Outpost'],
  ['1x Endor Operations', '1 Endor Operations / Imperial Outpost'],
  ['1x Imperial Outpost', '1 Endor Operations / Imperial Outpost'],
  ["1x Jabba's Prize", "1 Jabba's Prize / Jabba's Prize"],
  ['1x Some Front // Some Back', '1 ?Some Front // Some Back'],
  // What stands beside it
  ['2x Myo // good early', '2 Myo'],
  ['2x Myo # good early', '2 Myo'],
  ['2x Myoo // good early', '2 ?Myoo'],
  ['2x Myo -- good early', '2 Myo'],
  ['2x Myo - good early', '2 Myo'],
  ['2x Myo /* good early */', '2 Myo'],
  ['2x Myo ; good early', '2 Myo'],
  ['2x <b>Myo</b>', '2 Myo'],
  ['2x <i>Myo</i><br>\n1x <b>Wuher</b>', '2 Myo, 1 Wuher'],
  ['=== Maybe ===\nMyo', '1 Myo'],
  ['Dark:\nMyo', '1 Myo'],
  ['2x Myo (starting)', '2 Myo'],
  ['2x Myo (R1)', '2 Myo'],
  ['2x Myo (foil)', '2 Myo'],
  ['2x Myo [Premiere]', '2 Myo'],
  ['2x Myo [who knows]', '2 Myo'],
  ['2x Myo (Premiere) [R1]', '2 Myo'],
  ['2x Myo - Premiere', '2 Myo'],
  ['2x Endor: Landing Platform', '2 Endor: Landing Platform (Docking Bay)'],
  ['2x Hoth: Echo Command Center', '2 Hoth: Echo Command Center (War Room)'],
  // Ids
  ['1_189', '1 Myo'],
  ['2x 1_189', '2 Myo'],
  ['1_189 x2', '2 Myo'],
  ['2 1_189 Myo', '2 Myo'],
  ['2x Myo (1_189)', '2 Myo'],
  ['2x 01_189', '2 Myo'],
  ['2x 300_12', '2 ?300_12'],
  ['2x 300_12 A Newer Card', '2 ?A Newer Card #300_12'],
  // Virtual cards are other cards than their models
  ['2x Grand Moff Tarkin (V)', '2 Grand Moff Tarkin (V)'],
  ['2x Grand Moff Tarkin [Virtual Set 0]', '2 Grand Moff Tarkin (V)'],
  ['2x Myo (V)', '2 ?Myo (V)'],
  ['2x Myo [Set 5]', '2 ?Myo [Virtual Set 5]'],
  // What names no card
  ['Darth Vadre', '1 ?Darth Vadre'],
  ['constructor', '1 ?constructor'],
  ['2x __proto__', '2 ?__proto__'],
  ['toString x3', '3 ?toString'],
  ['100 Somebodies', '1 ?100 Somebodies'],
  // Beside the deck
  ['SB: 2x Myo', ' | 2 Myo'],
  ['SB: 2 Nobody', ' | 2 ?Nobody'],
  ['Sideboard: Myo', ' | 1 Myo'],
  ['Side: 1 Myo', ' | 1 Myo'],
  ['Outside of deck\n2x Myo\n1 Nobody', ' | 2 Myo, 1 ?Nobody'],
  ['## Sideboard (2)\n2x Myo', ' | 2 Myo'],
  ['Hors du paquet :\n2x Myo', ' | 2 Myo'],
  ['Defensive Shields (1)\nBattle Order\n\nWeapons (1)\nBlaster Rifle', '1 Blaster Rifle | 1 Battle Order'],
  ['Weapons\nBlaster Rifle\nSideboard\nWeapons\nBlaster Rifle', '1 Blaster Rifle | 1 Blaster Rifle'],
  ['A Useless Gesture', ' | 1 A Useless Gesture'],
  // Headings and totals
  ['Characters (2)\n2x Myo', '2 Myo'],
  ['-- Characters --\n2x Myo', '2 Myo'],
  ['**Characters**\n2x Myo', '2 Myo'],
  ['=== CHARACTERS: 2 ===\n2x Myo', '2 Myo'],
  ['Characters: 2\n2x Myo', '2 Myo'],
  ['Characters: 2x Myo, 1x Labria', '2 Myo, 1 Labria'],
  ['Personnages (2)\n2x Myo', '2 Myo'],
  ['Évènements épiques\nVaisseaux spatiaux : 1\nExecutor', '1 Executor'],
  ['Vehicles & Starships\nExecutor', '1 Executor'],
  ['Location, Location, Location', '1 Location, Location, Location'],
  ['Myo\nTotal: 60', '1 Myo'],
  ['Myo\n60 cards', '1 Myo'],
  ['Myo\nTotal : 60 cartes', '1 Myo'],
  ['Myo\n= 60 cards in deck =', '1 Myo'],
  ['https://example.org/deck/12', ''],
  ['# a remark', ''],
  ['// a remark', ''],
  ['Author: Somebody', ''],
  ['Notes:\nbring it early\n\nCharacters\n2x Myo', '2 Myo'],
  ['This deck wants to be played slowly and with a lot of care.', ''],
]

/** Cards that say which side it is, and stand before each line. */
const ground = '1x Boba Fett\n3x Stormtrooper\n'
const grounded = (text: string): string => {
  const [inside = '', beside] = text.split(' | ')
  const all = ['1 Boba Fett', '3 Stormtrooper', ...(inside.trim() === '' ? [] : [inside.trim()])].join(', ')
  return beside === undefined ? all : `${all} | ${beside}`
}
const say = (text: string) => (text.startsWith(' | ') ? grounded(` ${text}`) : grounded(text))

/** A sheet as it is compared: what is unknown in the order of its titles. */
const compared = ({ unknown, ...sheet }: DeckSheet) => ({
  ...sheet,
  unknown: [...unknown].sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)),
})

/** Other forms than those with titles have no place for what begins the game. */
const without = (format: string, sheet: DeckSheet): DeckSheet =>
  format === 'titles' || format === 'gemp' ? sheet : { ...sheet, start: [] }

describe('a line of a list', () => {
  it.each(lines)('%j', (line, sentence) => {
    const { sheet } = read(ground + line)
    expect(sheet.side).toBe('dark')
    expect(lineOf(sheet)).toBe(say(sentence))
    for (const format of deckFormats) {
      const again = read(writeDeck(sheet, format, 'Mine')).sheet
      expect([format, compared(again)]).toEqual([format, compared(without(format, sheet))])
    }
  })

  it('is told apart by its set, by what it stands below, and by the side of the deck', () => {
    const ids = (text: string) => Object.keys(read(text).sheet.cards)
    expect(ids('Side: Dark\n1x Jawa')).toEqual(['1_182'])
    expect(ids('Side: Light\n1x Jawa')).toEqual(['1_12'])
    expect(ids('Side: Dark\n1x Jawa [Coruscant]')).toEqual(['12_108'])
    expect(ids('Side: Dark\n1x Bespin [Cloud City]')).toEqual(['5_164'])
    expect(ids('Side: Dark\n1x Bespin (Cloud City)')).toEqual(['5_164'])
    expect(ids('Side: Dark\n1x Bespin: Cloud City')).toEqual(['5_165'])
    expect(ids('Side: Dark\n1x Jawa (COR)')).toEqual(['12_108'])
    expect(ids('Dark Side\n1x Tatooine [cor]')).toEqual(['12_175'])
    expect(ids('Side: Dark\n1x No Escape {JPSD}')).toEqual(['112_16'])
    expect(Object.keys(read('Side: Dark\nMyo\nOutside\n1x No Escape').sheet.outside)).toEqual(['13_78'])
    expect(ids('Side: Dark\nEffects\n1x No Escape')).toEqual(['112_16'])
    expect(ids('Side: Dark\n1x No Escape')).toEqual(['112_16'])
    expect(ids('Côté : Lumineux\n1x Tatooine')).toEqual(['1_127'])
    expect(ids('1x Tatooine\n1x Luke Skywalker')).toEqual(['1_127', '1_19'])
    expect(ids('1x Tatooine\n1x Darth Vader')).toEqual(['1_289', '1_168'])
  })

  it('settles what begins the game', () => {
    const starts = (text: string) => read(text).sheet.start.map((id) => cardWith(id)?.title)
    expect(starts('1x Tatooine (starting)\n1x Myo')).toEqual(['Tatooine'])
    expect(starts('Starting\nTatooine\n\nLocations\nHoth\nMyo')).toEqual(['Tatooine'])
    expect(starts('Starting Location: Tatooine\n1x Tatooine\n1x Myo')).toEqual(['Tatooine'])
    expect(starts('Start: Tatooine\n1x Myo')).toEqual(['Tatooine'])
    expect(starts('Side: dark\nStart: 1_289\n1x 1_289\n1x Myo')).toEqual(['Tatooine'])
    expect(starts('Start: 12_175\n1x 12_175\n1x Myo')).toEqual(['Tatooine'])
    expect(read('Start: Tatooine\n1x Myo').sheet.cards).toEqual({ '1_189': 1, '1_289': 1 })
    expect(read('Start: Tatoine\n1x Myo').sheet.unknown).toEqual([{ count: 1, title: 'Tatoine' }])
    // An Objective brings its own places.
    expect(starts('Starting cards\n1x Endor Operations\n1x Endor\n1x Endor: Bunker\n\n1x Myo')).toEqual([
      'Endor Operations / Imperial Outpost',
    ])
    expect(starts('1x Myo (starting)\n1x Labria')).toEqual([])
  })

  it('is named with the list', () => {
    expect(read('My Walkers\n\nSide: Dark\n\n1x Myo\n2x Labria').name).toBe('My Walkers')
    expect(read('Deck: My Walkers\n1x Myo').name).toBe('My Walkers')
    expect(read('Nom du deck : Mes marcheurs\n1x Myo').name).toBe('Mes marcheurs')
    expect(read('Myo\nLabria\nWuherr').name).toBeNull()
  })

  it('keeps what is remarked', () => {
    expect(read('# one\n2x Myo // two\nNotes: three\nLabria [four]').notes).toEqual([
      'one',
      'two',
      'three',
      'four',
    ])
  })

  it('is a heading only where it is no card', () => {
    const both = catalogue.filter(({ title, printed }) => headingOf(title) ?? headingOf(printed))
    expect(both.map(({ title }) => title)).toEqual(['Location, Location, Location'])
  })
})

/** The same three cards, and one beside the deck, in whatever form. */
const same =
  "2 Darth Vader, 1 Mara Jade, The Emperor's Hand, 3 We're In Attack Position Now | 1 Hoth, 1 ?Nobody"

const forms: [form: string, format: string, text: string][] = [
  [
    'with commas',
    'table',
    "Qty,Card,Set,Section\n2,Darth Vader,Premiere,Deck\n1,\"Mara Jade, The Emperor's Hand\",Enhanced Jabba's Palace,Deck\n3,We're In Attack Position Now,Death Star II,Deck\n1,Hoth,Hoth,Outside\n1,Nobody,,Outside\n",
  ],
  [
    'with commas that nobody has put in quotes',
    'table',
    "Card,Count\nDarth Vader,2\nMara Jade, The Emperor's Hand,1\nWe're In Attack Position Now,3\nSideboard\nHoth,1\nNobody,1\n,\nTotal,8\n",
  ],
  [
    'with semicolons, in French',
    'table',
    '\ufeff"sep=;"\r\n"Nombre";"Carte";"Section"\r\n"2";"•Darth Vader";"Deck"\r\n"1";"Mara Jade, The Emperor’s Hand";"Deck"\r\n"3";"We’re In Attack Position Now";"Deck"\r\n"1";"Hoth";"Hors du deck"\r\n"1";"Nobody";"Hors du deck"\r\n',
  ],
  [
    'with tabs and no header',
    'table',
    "1\t2x\tDarth Vader\tPremiere\n2\t1x\tMara Jade, The Emperor's Hand\tEJP\n3\t3x\tWe're In Attack Position Now\tDS2\nSideboard\n4\t1x\tHoth\tHoth\n5\t1x\tNobody\t?\n",
  ],
  [
    'with tabs, ids and a side',
    'table',
    "ID\tName\tSide\tCount\n1_168\tLord Vader of old\tDark\t2\n110_10\tMara Jade, The Emperor's Hand\tDark\t1\n9_96\t\tDark\t3\nSB:\n3_143\tHoth\tDark\t1\n\tNobody\tDark\t1\n",
  ],
  [
    'with bars',
    'table',
    "| Qty | Name |\n| --- | --- |\n| 2 | Darth Vader |\n| 1 | Mara Jade, The Emperor's Hand |\n| 3 | We're In Attack Position Now |\n\nSideboard\n\n| 1 | Hoth |\n| 1 | Nobody |\n",
  ],
  [
    'of OCTGN',
    'octgn',
    '<?xml version="1.0" encoding="utf-8"?>\n<deck game="x"><section name="Reserve Deck" shared="False"><card qty="2" id="y">•Darth Vader</card><card qty="1" id="z">Mara Jade, The Emperor&#x2019;s Hand</card><card qty=\'3\'><![CDATA[We\'re In Attack Position Now]]></card></section><section name="Outside of Deck"><card qty="1" id="">Hoth</card><card qty="1">Nobody</card></section><notes><![CDATA[<b>]]></notes></deck>',
  ],
  [
    'of zones',
    'gemp',
    '<cockatrice_deck version="1"><deckname>Mine</deckname><zone name="main"><card number="2" name="Darth Vader"/><card number="1" name="Mara Jade, The Emperor\'s Hand"/><card number="3" name="We&amp;#39;re In Attack Position Now"/></zone><zone name="side"><card number="1" name="Hoth"/><card number="1" name="Nobody"/></zone></cockatrice_deck>',
  ],
  [
    'with elements in elements',
    'gemp',
    "<!-- a deck --><DECK><Card><Title>Darth Vader</Title><Count>2</Count></Card><Card><Title>Mara Jade, The Emperor's Hand</Title></Card><Card><Id>9_96</Id><Count>3</Count></Card><Sideboard><Card><Title>Hoth</Title></Card><Card><Title>Nobody</Title></Card></Sideboard></DECK><!-- end -->",
  ],
  [
    'of the Java server, without quotes and its end tags',
    'gemp',
    "Here it is:\n<deck>\n<card blueprintId=1_168 horizontal=false>\n<card title='x' blueprintId='1_168'/>\n<card blueprintId=110_10/>\n<card blueprintId=9_96/><card blueprintId=9_96/><card blueprintId=9_96/>\n<cardOutsideDeck blueprintId=\"3_143\"/>\n<cardOutsideDeck blueprintId='' title='Nobody'/>\n</deck>\nHave fun.",
  ],
  [
    'that is escaped as a whole',
    'gemp',
    '&lt;deck&gt;&lt;card blueprintId=&quot;1_168&quot;/&gt;&lt;card blueprintId=&quot;1_168&quot;/&gt;&lt;card blueprintId=&quot;110_10&quot;/&gt;&lt;card blueprintId=&quot;9_96&quot;/&gt;&lt;card blueprintId=&quot;9_96&quot;/&gt;&lt;card blueprintId=&quot;9_96&quot;/&gt;&lt;cardOutsideDeck blueprintId=&quot;3_143&quot;/&gt;&lt;cardOutsideDeck title=&quot;Nobody&quot;/&gt;&lt;/deck&gt;',
  ],
  [
    'on a page, in lines',
    'page',
    "<!doctype html><title>Site</title><nav>Decks Cards</nav><h1>Mine</h1><p>By <a>somebody</a><br>Dark Side</p><script>1x Jawa</script><b>Characters (3)</b><br>2x <a>Darth Vader</a><br>1x <a title=y>Mara Jade, The Emperor&rsquo;s Hand</a> <i>(EJP)</i><br>3x <span class=tip>We're In Attack Position Now<span> Used or Lost, destiny 5</span></span><br><h3>Outside of Deck</h3>1 Hoth<br>1 Nobody<p>Comments (2)</p><p>What a deck!</p>",
  ],
  [
    'on a page, in a list',
    'page',
    "<html><body><ul class=deck><li><span>2</span><a>Darth Vader</a></li><li><span>1</span><a>Mara Jade, The Emperor's Hand</a></li><li><span>3</span><a>We&#8217;re In Attack Position Now</a></li></ul><h3>Sideboard</h3><ul class=deck><li><span>1</span><a>Hoth</a></li><li><span>1</span><a>Nobody</a></li></ul><div>Log in</div></body></html>",
  ],
  [
    'on a page, in a table',
    'page',
    "<table><tr><th></th><th>Qty</th><th>Card</th><th>Set</th></tr><tr><td>*</td><td>2</td><td><a>Darth Vader</a></td><td>Premiere</td></tr><tr><td></td><td><div>1</div></td><td><div>Mara Jade, The Emperor's Hand</div></td><td>EJP</td></tr><tr><td></td><td>3</td><td>We're In Attack Position Now</td><td></td></tr><tr><td colspan=4>Sideboard</td></tr><tr><td></td><td>1</td><td>Hoth</td><td></td></tr><tr><td></td><td>1</td><td>Nobody</td><td></td></tr></table><p>Total: 8</p>",
  ],
  [
    'on a page, side by side',
    'page',
    "<table><tr><td><b>Characters</b><br>2x Darth Vader<br>1x Mara Jade, The Emperor's Hand</td><td><b>Interrupts</b><br>3x We're In Attack Position Now</td></tr><tr><td><p>Sideboard</p><p>1x Hoth</p><p>1x Nobody</p></td></tr></table>",
  ],
  [
    'on a page, as it is written',
    'page',
    "<body><pre>Side: Dark\n2x Darth Vader\n1x Mara Jade, The Emperor's Hand\n3x We're In Attack Position Now\n\nSideboard\n1x Hoth\n1x Nobody</pre></body>",
  ],
  ['of ids', 'ids', '1_168,1_168,110_10\n9_96;9_96;9_96|3_143\nOutside\nNobody\n'],
  [
    'of images',
    'holotable',
    'card "/starwars/Premiere-Dark/t_darthvader" "•Darth Vader" 2\ncard "/starwars/EnhancedJabbasPalace-Dark/t_marajadetheemperorshand" 1\n3 "/starwars/DeathStarII-Dark/large/wereinattackpositionnow.gif"\n[Outside]\ncard "/starwars/Hoth-Dark/t_hoth" 1\ncard "/starwars/Hoth-Dark/t_nobody" "Nobody" 1\n',
  ],
]

describe('a list', () => {
  it.each(forms)('%s', (_, format, text) => {
    const found = read(text)
    expect(
      lineOf(found.sheet)
        .split(' | ')
        .map((part) => part.split(', ').sort()),
    ).toEqual(same.split(' | ').map((part) => part.split(', ').sort()))
    expect([found.sheet.side, found.format]).toEqual(['dark', format])
  })

  it('is the same, whatever ends its lines and in whatever its letters are written', () => {
    const text =
      'Side: Dark\n2x Darth Vader\n\n1x Mara Jade, The Emperor’s Hand\n3x We’re In Attack Position Now\nSideboard\nHoth\nNobody\n'
    const utf16 = (swap: boolean, mark: string) => {
      const bytes = new Uint8Array(Buffer.from(mark + text, 'utf16le'))
      if (swap) Buffer.from(bytes.buffer).swap16()
      return bytes
    }
    const windows = new Uint8Array(Buffer.from(text.replaceAll('’', '\u0092'), 'latin1'))
    for (const bytes of [
      ...['\n', '\r\n', '\r', '\u2028'].map((end) => new TextEncoder().encode(text.replaceAll('\n', end))),
      new TextEncoder().encode(`\ufeff${text}`),
      utf16(false, '\ufeff'),
      utf16(true, '\ufeff'),
      utf16(false, ''),
      utf16(true, ''),
      windows,
    ])
      expect(lineOf(read(textOf(bytes)).sheet)).toBe(same)
  })

  const ids = fc.constantFrom(...catalogue.map(({ id }) => id))
  const counts = fc.dictionary(ids, fc.integer({ min: 1, max: 9 }), { maxKeys: 30 })
  const word = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom(
      '2x',
      'x2',
      '(3)',
      '//',
      '#',
      'SB:',
      '[Premiere]',
      '"',
      '<b>',
      '&amp;',
      'Characters',
      '1_999',
      ',',
    ),
  )
  const title = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))

  it('comes out of every form as it went in, with all that nobody knows', () => {
    const lines = fc.array(
      fc.record({ title, count: fc.integer({ min: 1, max: 9 }), outside: fc.boolean() }),
      {
        maxLength: 6,
      },
    )
    fc.assert(
      fc.property(counts, counts, lines, (inside, outside, others) => {
        const [first = '1_168'] = Object.keys(inside)
        // What nobody knows, as reading has found it.
        const unknown: UnknownLine[] = others.flatMap((line) => {
          const found = readDeckText(
            `<deck><card blueprintId="1_168"/><card title="${line.title.replace(/[<>&"]/g, '')}" blueprintId="999_1"/></deck>`,
          )
          const [one] = found.ok ? found.sheet.unknown : []
          return one
            ? [{ ...one, count: line.count, ...(line.outside ? { outside: true as const } : {}) }]
            : []
        })
        const seen = new Set<string>()
        const sheet: DeckSheet = {
          side: likelySide([...Object.keys({ ...inside, [first]: 1 }), ...Object.keys(outside)]),
          cards: { ...inside, [first]: 1 },
          outside,
          start: Object.keys({ ...inside, [first]: 1 })
            .filter((id) => mayStart(id))
            .slice(0, 2),
          unknown: unknown.filter(({ title, outside }) => {
            const key = `${title.toLowerCase().replace(/[^a-z0-9]/g, '') || title} ${outside}`
            return !seen.has(key) && seen.add(key)
          }),
        }
        for (const format of deckFormats) {
          const again = readDeckText(writeDeck(sheet, format))
          expect(again.ok && [format, compared(again.sheet)]).toEqual([
            format,
            compared(without(format, sheet)),
          ])
        }
      }),
      { numRuns: 150, seed: 30 },
    )
  })

  it('never throws, and comes out as it was read, whatever noise it is', () => {
    const noise = fc.array(
      fc.oneof(title, ids, fc.constantFrom(...lines.map(([line]) => line)), fc.string({ maxLength: 40 })),
      { maxLength: 20 },
    )
    fc.assert(
      fc.property(
        noise,
        fc.constantFrom('\n', '\r\n', '\t', ';', ',', '<br>', '</card>', '"'),
        (pieces, end) => {
          const found = readDeckText(pieces.join(end))
          if (!found.ok) return
          for (const format of deckFormats) {
            const again = readDeckText(writeDeck(found.sheet, format))
            expect(again.ok && [format, compared(again.sheet)]).toEqual([
              format,
              compared(without(format, found.sheet)),
            ])
          }
        },
      ),
      { numRuns: 400, seed: 30 },
    )
  })

  it('never throws where a list is damaged', () => {
    const texts = [
      ...forms.map(([, , text]) => text),
      ...readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8')),
    ]
    fc.assert(
      fc.property(
        fc.constantFrom(...texts),
        fc.nat(),
        fc.nat(),
        fc.string({ unit: 'binary', maxLength: 5 }),
        (text, from, to, added) => {
          const [one, other] = [from % text.length, to % text.length].sort((a, b) => a - b) as [
            number,
            number,
          ]
          expect(typeof readDeckText(text.slice(0, one) + added + text.slice(other)).ok).toBe('boolean')
        },
      ),
      { numRuns: 400, seed: 30 },
    )
  })
})

describe('a text without bounds', () => {
  const took = (text: string): number => {
    const before = performance.now()
    const found = readDeckText(text)
    if (found.ok) problemsOfSheet(found.sheet)
    return performance.now() - before
  }
  const sentences = (text: string) => {
    const found = readDeckText(text)
    return found.ok ? [] : found.reasons.map((reason) => speechIn('en').reason(emptyTable('ar'), reason))
  }

  it('is refused, or read at once', () => {
    for (const text of [
      'Nobody At All\n'.repeat(100_000),
      Array.from({ length: 100_000 }, (_, at) => `${at} Nobody ${at}`).join('\n'),
      `Darth Vader\n${Array.from({ length: 3900 }, (_, at) => `9 Nobody Number ${at}`).join('\n')}`,
      Array.from({ length: 3900 }, () => '9 Darth Vader').join('\n'),
      '<b>'.repeat(300_000),
      `<deck>${'<x>'.repeat(300_000)}`,
      `<deck>${'<card title="Darth Vader"/>'.repeat(50_000)}</deck>`,
      `<table>${'<tr><td>2</td><td>Darth Vader</td></tr>'.repeat(20_000)}</table>`,
      '&amp;'.repeat(400_000),
      `Darth Vader ${'('.repeat(100_000)}`,
      `"${'"'.repeat(100_000)}`,
      ',;|\t'.repeat(200_000),
      `1_168${',1_168'.repeat(300_000)}`,
      '-'.repeat(1_000_000),
      ' '.repeat(longestText),
    ])
      expect([text.slice(0, 30), took(text) < 5000]).toEqual([text.slice(0, 30), true])
  })

  it('says what is too much of it, and repeats no more than the beginning of a line', () => {
    expect(sentences('x'.repeat(longestText + 1))).toEqual([
      'This is too long for a deck: 3000001 characters, where 3000000 are the most.',
    ])
    expect(sentences('Nobody\n'.repeat(5000))).toEqual([
      'This is too long for a deck: 5000 lines, where 4000 are the most.',
    ])
    expect(sentences(`Nobody ${'x'.repeat(2_000_000)}`)[0]?.length).toBeLessThan(200)
    const { sheet } = read(`Darth Vader\n2x Nobody ${'x'.repeat(2_000_000)}`)
    expect(sheet.unknown[0]?.title.length).toBeLessThan(200)
  })

  it('is a list, though nobody knows most of its cards, if it says how many there are of each', () => {
    const newer = Array.from({ length: 59 }, (_, at) => `1x Newer Card ${at} (V)`).join('\n')
    expect(sizeOf(read(`1x Darth Vader\n${newer}`).sheet)).toBe(60)
    expect(sentences(`Darth Vader\n${newer.replaceAll('1x ', '')}`)[0]).toMatch(/no list of a deck/)
  })

  it('names the nearest titles of the first lines alone', () => {
    const text = Array.from({ length: 40 }, (_, at) => `2x Stormtroper ${at} ${at}`).join('\n')
    const { sheet } = read(`60x Stormtrooper\n${text}`)
    expect(sizeOf(sheet)).toBe(140)
    const texts = problemsOfSheet(sheet).map((reason) => speechIn('en').reason(emptyTable('ar'), reason))
    expect(texts.filter((line) => line.includes('the nearest is “Stormtrooper”')).length).toBe(20)
    expect(texts.filter((line) => line.includes('There is no card')).length).toBe(40)
  })

  it('has no words of the language for titles', () => {
    const { sheet } = read('Darth Vader\nconstructor\n__proto__\nlandspeed')
    const texts = problemsOfSheet(sheet).map((reason) => speechIn('en').reason(emptyTable('ar'), reason))
    for (const title of ['constructor', '__proto__', 'landspeed'])
      expect(texts.filter((line) => line.includes(`no card “${title}”`)).length).toBe(1)
  })
})

describe('lists whose entries have fields', () => {
  const vader = { title: 'Darth Vader', count: 2 }
  it.each<[string, unknown]>([
    ['titles', ['Darth Vader', 'Darth Vader', 'Flonk', 'Flonk', 'Flonk']],
    ['lines', ['2x Darth Vader', '3x Flonk']],
    ['entries', [vader, { title: 'Flonk', count: 3 }]],
    [
      'other names',
      [
        { name: 'Darth Vader', qty: 2 },
        { name: 'Flonk', quantity: '3' },
      ],
    ],
    [
      'cards within entries',
      [
        { card: { title: 'Darth Vader' }, quantity: 2 },
        { card: 'Flonk', count: 3 },
      ],
    ],
    ['a deck', { name: 'Mine', side: 'Dark', cards: [vader, { title: 'Flonk', count: 3 }] }],
    ['counts', { 'Darth Vader': 2, Flonk: 3 }],
    ['counts within a deck', { cards: { 'Darth Vader': 2, Flonk: 3 } }],
  ])('JSON: %s', (_, list) => {
    for (const text of [JSON.stringify(list), JSON.stringify(list, null, 2)]) {
      const { sheet } = read(text)
      expect([sheet.side, lineOf(sheet)]).toEqual(['dark', '2 Darth Vader, 3 ?Flonk'])
      for (const form of deckFormats) expect(lineOf(read(writeDeck(sheet, form)).sheet)).toBe(lineOf(sheet))
    }
  })

  it('JSON: what stands beside the deck, and its name', () => {
    const { sheet, name } = read(JSON.stringify({ name: 'Mine', cards: [vader], outside: ['Flonk'] }))
    expect([lineOf(sheet), name]).toEqual(['2 Darth Vader | 1 ?Flonk', 'Mine'])
  })

  it('JSON without cards is called what it is', () => {
    const found = readDeckText('{"a": {"b": [1, 2]}}')
    const texts = found.ok
      ? []
      : found.reasons.map((reason) => speechIn('en').reason(emptyTable('ar'), reason))
    expect(texts.join()).toMatch(/This is JSON/)
  })

  it.each([
    '- title: Darth Vader\n  count: 2\n- title: Flonk\n  count: 3\n',
    '- count: 2\n  title: "Darth Vader"\n- count: 3\n  title: Flonk',
    'name: Mine\nside: dark\ncards:\n  - name: Darth Vader\n    qty: 2\n  - name: Flonk\n    qty: 3\n',
  ])('YAML %#', (text) => {
    expect(lineOf(read(text).sheet)).toBe('2 Darth Vader, 3 ?Flonk')
  })
})
