/** A table in the list: its places, where it stands, and what can be done with it. */

import { useState } from 'react'
import { actions, type TableSummary } from '../../store/index.ts'
import type { Phase } from '../../views/index.ts'
import { useArt } from '../art/index.ts'
import { saveFile } from '../files.ts'
import { useWords } from '../use.ts'
import { dateText, tableName } from './name.ts'

interface RowProps {
  table: TableSummary
  remove: () => void
}

/** A table that cannot be read is kept, and says so. */
export function Row({ table, remove }: RowProps) {
  const { t, language } = useWords()
  const [naming, setNaming] = useState(false)
  const name = tableName({ t, language }, table)
  const readable = table.kind !== 'broken'
  return (
    <li className="table-row" data-kind={table.kind}>
      <Picture places={table.places} />
      <div className="table-told">
        {naming ? (
          <Naming table={table} name={name} done={() => setNaming(false)} />
        ) : (
          <h2>
            <button type="button" disabled={!readable} onClick={() => void actions().openTable(table.id)}>
              {name}
            </button>
          </h2>
        )}
        <Facts table={table} />
      </div>
      <Acts table={table} name={name} rename={() => setNaming(!naming)} remove={remove} />
    </li>
  )
}

interface ActsProps extends RowProps {
  name: string
  rename: () => void
}

/** What can be done with a table beside opening it: each button bears the table's name for those who do not see it. */
function Acts({ table, name, rename, remove }: ActsProps) {
  const { t } = useWords()
  const { id, kind, older, decisions } = table
  const readable = kind !== 'broken'
  const copy = () => void actions().copyTable(id, t('keeping.copyOf', { name }))
  const acts = [
    { word: 'replay', there: readable && decisions > 0, act: () => actions().openReplay(id) },
    { word: 'howItWent', there: kind === 'practice' && table.winner !== null, act: () => void tellOf(id) },
    { word: 'rename', there: true, act: rename },
    { word: 'copy', there: readable, act: copy },
    { word: 'file', there: true, act: () => void handOut(id, name) },
    { word: 'link', there: readable, act: () => void copyLink(id) },
    { word: 'original', there: older === true, act: () => void handOut(id, name, 'original') },
    { word: 'remove', there: true, act: remove },
  ] as const
  return (
    <div className="table-acts">
      {acts.map(
        ({ word, there, act }) =>
          there && (
            <button key={word} type="button" aria-label={t(`keeping.${word}This`, { name })} onClick={act}>
              {t(`keeping.${word}`)}
            </button>
          ),
      )}
    </div>
  )
}

/** Opens a game that is over with how it went. */
async function tellOf(id: string): Promise<void> {
  await actions().openTable(id)
  if (actions().table === id && actions().screen === 'table') actions().setDialog('after the game')
}

/** A file's name from a table's. */
const fileName = (name: string): string =>
  `landspeed-${name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60) || 'table'}.json`

async function handOut(id: string, name: string, which?: 'original'): Promise<void> {
  const text = await actions().exportTable(id, which)
  if (text === null) actions().notify('noTable', {}, 'trouble')
  else saveFile(fileName(name), text)
}

async function copyLink(id: string): Promise<void> {
  const link = await actions().linkTo(id)
  if (link === null) return actions().notify('noTable', {}, 'trouble')
  try {
    await navigator.clipboard.writeText(new URL(link, document.baseURI).href)
    actions().notify('linkCopied')
  } catch {
    actions().notify('linkNotCopied', {}, 'trouble')
  }
}

function Naming({ table, name, done }: { table: TableSummary; name: string; done: () => void }) {
  const { t } = useWords()
  const [text, setText] = useState(table.name || name)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void actions().renameTable(table.id, text)
        done()
      }}
    >
      <input
        // biome-ignore lint/a11y/noAutofocus: the button that has just been pressed gives way to it.
        autoFocus
        value={text}
        maxLength={120}
        aria-label={t('keeping.newName', { name })}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && done()}
      />
      <button type="submit" className="main-button">
        {t('keeping.keepName')}
      </button>
    </form>
  )
}

function Facts({ table }: { table: TableSummary }) {
  const { t, language } = useWords()
  const { kind, turn, player, phase, life, decisions, done, winner, written, older } = table
  const parts = [
    t(`keeping.kind.${kind}`),
    turn !== null && player && phase && kind !== 'lesson'
      ? turn === 0
        ? t('beforeTurns')
        : t('keeping.where', {
            side: t(`side.${player}`),
            number: turn,
            phase: t(`phase.${phase as Phase}`),
          })
      : '',
    life && kind !== 'lesson' ? t('keeping.life', life) : '',
    t('keeping.answers', { count: decisions }),
    winner ? t('keeping.won', { side: t(`side.${winner}`) }) : done ? t('keeping.done') : '',
    older ? t('keeping.older') : '',
    dateText(language, written),
  ]
  return <p className="small quiet">{parts.filter((part) => part !== '').join(' · ')}</p>
}

/** How many places a picture shows. */
const most = 4

/** The places of a table as a strip of small posters. */
function Picture({ places }: { places: readonly string[] }) {
  const art = useArt()
  const shown = places.slice(0, most)
  return (
    <div className="table-picture" aria-hidden="true">
      {shown.map((title, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: places stand in a row.
          key={index}
          style={art ? { backgroundImage: `url("${scene(art, title)}")` } : undefined}
        />
      ))}
    </div>
  )
}

function scene(art: NonNullable<ReturnType<typeof useArt>>, title: string): string {
  const [planet = title, site] = title.split(': ')
  return art.sceneArt(
    { title, location: { kind: site ? 'site' : 'system', planet, icons: { light: 0, dark: 0 } } },
    64,
    72,
    { horizon: 0.6, unit: 0.5 },
  )
}
