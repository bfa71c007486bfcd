import { en as common } from '../common/en.ts'

/** What the page says by itself: messages, curtain, end. */
export const messages = {
  message: {
    ...common.message,
    notOurGame: '{{file}} belongs to another game.',
    unreadable: '{{file}} cannot be read.',
    notHanded:
      '{{file}} is a position of Twilight Imperium, and the browser lets nothing be handed over. Open it at that table.',
    fileCut: '{{file}} cannot be opened: it breaks off, or is no file of this page.',
    fileForeign: '{{file}} cannot be opened: it belongs to something else.',
    fileDamaged: '{{file}} cannot be opened: a part of it is damaged{{place}}.',
    fileLongText: '{{file}} cannot be opened: a text in it is longer than any that a game has.',
    fileBigNumber: '{{file}} cannot be opened: a number in it is larger than any that a game has.',
    fileLongList: '{{file}} cannot be opened: a list in it is longer than any that a game has.',
    fileTooDeep: '{{file}} cannot be opened: it is nested too deeply.',
    fileTooMuch: '{{file}} cannot be opened: it holds more than any game does.',
    fileNewer: '{{file}} cannot be opened: a newer version of this page has written it. Load the page again.',
    linkCut: 'This link was cut off on its way: its end is missing. Ask for it again, or for a file.',
    linkChanged:
      'This link was changed on its way: letters in it are other ones. Ask for it again, or for a file.',
    linkForeign: 'This link is none of this page: it holds no table.',
    linkNewer: 'This link was made by a newer version of this page. Load the page again, and open it then.',
    linkDamaged: 'This link holds a table of which a part makes no sense{{place}}: it cannot be played.',
    linkTooMuch: 'This link holds more than any game does.',
    olderLink:
      'This link fits today’s rules only up to decision {{decision}} of {{all}}. Everything up to there is on the table; the original is kept under “All tables”.',
    linkCopied: 'The link has been copied. It holds the whole table.',
    logCopied: 'The log has been copied.',
    logNotCopied: 'The browser does not allow copying.',
    linkNotCopied: 'The browser does not let the link be copied. Save the table as a file instead.',
    noTable: 'This table is not here any more.',
    parted:
      'Another tab has gone on with this table meanwhile. What you did here is kept as a table of its own.',
    imported_one: '{{count}} table has been added. What was here is as it was.',
    imported_other: '{{count}} tables have been added. What was here is as it was.',
    importedPartly_one: 'One table of {{file}} is damaged and has been left out. The rest has been added.',
    importedPartly_other:
      '{{count}} tables of {{file}} are damaged and have been left out. The rest has been added.',
    albumDamaged:
      'What this browser had noted of the rules that you have met is damaged, and begins anew. Your tables are as they were.',
    albumNotTaken:
      'The rules that somebody has met are damaged in {{file}}, and were not taken in. Those noted here are as they were.',
    brokenSave: 'This table cannot be read. It stays under “All tables”, where it can be saved as a file.',
    olderSave:
      'What was saved fits today’s rules only up to decision {{decision}} of {{all}}. Everything up to there is on the table; the original is kept under “All tables”.',
    olderFile:
      '{{file}} fits today’s rules only up to decision {{decision}} of {{all}}. Everything up to there is on the table; the original is kept under “All tables”.',
    editionChanged: 'The position has been opened again with these rules.',
    stepStuck: 'This step does not work from here. Undo to come back to the lesson, or start it again.',
    replayed: '{{file}} has been played up to where it was saved.',
    revealed: 'That cannot be taken back: something hidden has been seen since your last decision.',
    mistakeLies: 'Here another answer would have been much better. Find it.',
    opponentStuck:
      'The opponent finds no answer. Undo, or save the state as a file and attach it to a report.',
    notYourTurn: 'It is the opponent who decides now.',
  },
  curtain: {
    since: 'What happened meanwhile',
    more_one: 'and one thing before that',
    more_other: 'and {{count}} things before that',
    seen: 'The {{side}} is asked next',
    seenText: 'Look at what has come of it. Then hand the device over.',
    goOn: 'Go on: to the {{side}}',
    title: 'Hand the device to the {{side}}',
    text: 'What comes now shows cards that the other player must not see.',
    show: 'I am the {{side}}: show my cards',
    when: '{{turn}}, {{phase}}',
    back: 'Not now',
  },
  over: {
    won: 'The game is over: the {{side}} wins',
    text: 'The other side has no Life Force left. Undo goes back into the game.',
  },
  undoDialog: {
    title: 'Undo something that was revealed?',
    text: 'If you go back now, somebody knows more than they should.',
    yes: 'Undo all the same',
    no: 'Leave it',
  },
}
