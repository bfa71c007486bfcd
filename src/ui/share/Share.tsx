/** The table is handed on: as a link, a file, a text, a picture, or as the report of a fault. */

import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addPart } from '../../i18n/index.ts'
import { sharing } from '../../i18n/sharing/all.ts'
import { actions, settings, useStore, viewerOf } from '../../store/index.ts'
import { gameLink, positionLink, reportOf } from '../../store/share/index.ts'
import { current } from '../../views/index.ts'
import { useArt } from '../art/index.ts'
import { Window } from '../dialogs/Window.tsx'
import { handOut, saveFile } from '../files.ts'
import { saveState } from '../state-file.ts'
import { turnText, useSeen, useWords } from '../use.ts'
import { drawPosition } from './picture.ts'
import { type Say, sayPosition } from './say-position.ts'
import './share.css'

addPart('sharing', sharing)

const useShareWords = () => useTranslation('sharing').t

/** The day and the minute, for the names of files. */
const stamp = () => new Date().toISOString().slice(0, 16).replace(/[:T]/g, '-')

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className="share-part" aria-label={title}>
      <h3>{title}</h3>
      {note && <p className="small">{note}</p>}
      {children}
    </section>
  )
}

/** A button that copies a text and says that it has. */
function Copy({ what, text }: { what: string; text: string }) {
  const say = useShareWords()
  const [done, setDone] = useState<boolean | null>(null)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setDone(true),
      () => setDone(false),
    )
  return (
    <>
      <button
        type="button"
        className="main-button"
        aria-label={say('copyThis', { what })}
        onClick={() => void copy().catch(() => setDone(false))}
      >
        {say('copy')}
      </button>
      <p role="status" className="share-said">
        {done === null ? '' : say(done ? 'copied' : 'notCopied')}
      </p>
    </>
  )
}

/** A link with its size. Undefined: it is being made; null: there is none. */
function Link({ what, link }: { what: string; link: string | null | undefined }) {
  const say = useShareWords()
  const { language } = useWords()
  const size = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const whole = link ? `${location.origin}${location.pathname}${link}` : ''
  return (
    <div className="share-link">
      <h4>{what}</h4>
      {link === undefined && <p>{say('busy')}</p>}
      {link === null && <p className="small">{say('inAction')}</p>}
      {link && (
        <>
          <input readOnly value={whole} aria-label={what} onFocus={({ target }) => target.select()} />
          <span className="quiet">{say('size', { size: size.format(whole.length / 1000) })}</span>
          <Copy what={what} text={whole} />
        </>
      )}
    </div>
  )
}

function Links() {
  const say = useShareWords()
  const [links, setLinks] = useState<{ game?: string | null; position?: string | null }>({})
  useEffect(() => {
    let gone = false
    const state = actions()
    void Promise.all([gameLink(state), positionLink(state)]).then(([game, position]) => {
      if (!gone) setLinks({ game, position })
    })
    return () => {
      gone = true
    }
  }, [])
  return (
    <Part title={say('links')} note={say('linksNote')}>
      <Link what={say('position')} link={links.position} />
      <Link what={say('game')} link={links.game} />
    </Part>
  )
}

function File() {
  const say = useShareWords()
  return (
    <Part title={say('file')} note={say('fileNote')}>
      <button type="button" className="main-button" onClick={() => saveState()}>
        {say('saveFile')}
      </button>
    </Part>
  )
}

/** The position as it may be told, with its words. */
function usePositionText(): string {
  const { t, speech } = useWords()
  const share = useShareWords()
  const p = useSeen()
  const edition = useStore((state) => state.edition)
  const game = useStore(({ history }) => history && current(history))
  const closed = useStore(({ source }) => Boolean(source?.game || source?.practice))
  return useMemo(() => {
    if (!game || !p) return ''
    const say: Say = (key, details = {}) => share(`told.${key}`, details)
    const open = !closed || settings().openHands
    return sayPosition({ t, say, speech, game, p, edition: t(`editions.${edition}`), open })
  }, [t, speech, share, game, p, edition, closed])
}

function Text() {
  const say = useShareWords()
  const sentence = usePositionText()
  return (
    <Part title={say('text')}>
      <textarea
        readOnly
        rows={8}
        value={sentence}
        aria-label={say('textOf')}
        onFocus={({ target }) => target.select()}
      />
      <Copy what={say('textOf')} text={sentence} />
    </Part>
  )
}

function Picture() {
  const say = useShareWords()
  const { t } = useWords()
  const p = useSeen()
  const art = useArt()
  const viewer = useStore(viewerOf)
  const [drawn, setDrawn] = useState<{ blob: Blob; address: string } | 'no' | null>(null)
  useEffect(() => {
    if (!p || !art) return
    let address = ''
    let gone = false
    const sides = { light: t('sideOf.light'), dark: t('sideOf.dark') }
    const title = [turnText(t, p), ...(p.turn.number > 0 ? [t(`phase.${p.turn.phase}`)] : [])].join(' · ')
    drawPosition(p, viewer, art, { title, sides, hidden: say('told.hidden') }).then(
      (blob) => {
        if (gone) return
        address = URL.createObjectURL(blob)
        setDrawn({ blob, address })
      },
      () => gone || setDrawn('no'),
    )
    return () => {
      gone = true
      if (address) URL.revokeObjectURL(address)
    }
  }, [p, art, viewer, t, say])
  return (
    <Part title={say('picture')} note={say('pictureNote')}>
      {drawn === 'no' ? (
        <p role="status">{say('noPicture')}</p>
      ) : drawn ? (
        <>
          <img className="share-picture" src={drawn.address} alt={say('pictureOf')} />
          <button
            type="button"
            className="main-button"
            onClick={() => handOut(`landspeed-${stamp()}.png`, drawn.blob)}
          >
            {say('savePicture')}
          </button>
        </>
      ) : (
        <p role="status">{say('busy')}</p>
      )}
    </Part>
  )
}

function Report() {
  const say = useShareWords()
  const [says, setSays] = useState('')
  return (
    <Part title={say('report')} note={say('reportNote')}>
      <form
        className="share-report"
        onSubmit={(event) => {
          event.preventDefault()
          void reportOf(actions(), says.trim()).then((text) => {
            if (text !== null) saveFile(`landspeed-report-${stamp()}.json`, text)
          })
        }}
      >
        <label>
          {say('says')}
          <input value={says} maxLength={400} onChange={({ target }) => setSays(target.value)} />
        </label>
        <button type="submit" className="main-button">
          {say('saveReport')}
        </button>
      </form>
    </Part>
  )
}

export function Share() {
  const { t } = useWords()
  return (
    <Window title={t('share')} open onClose={() => actions().setDialog(null)} wide>
      <div className="share">
        <Links />
        <File />
        <Text />
        <Picture />
        <Report />
      </div>
    </Window>
  )
}
