/** The shelf: lessons, exercises, and position files from disk. */

import { useEffect, useState } from 'react'
import { actions, type Lesson, lessons, ti4Address, useStore } from '../../store/index.ts'
import { useWords } from '../use.ts'
import { FileButton } from './FileButton.tsx'
import { Window } from './Window.tsx'

function useShelf(open: boolean): Lesson[] | null {
  const [shelf, setShelf] = useState<Lesson[] | null>(null)
  useEffect(() => {
    if (open && !shelf) void lessons().then(setShelf)
  }, [open, shelf])
  return shelf
}

function Shelf({ shown, label }: { shown: readonly Lesson[]; label: string }) {
  const { t, language } = useWords()
  const finished = useStore((state) => state.finished)
  return (
    <ul className="shelf" aria-label={label}>
      {shown.map(({ id, title, about, steps, story }) => (
        <li key={id}>
          <button
            type="button"
            className={story ? 'story' : ''}
            onClick={() => void actions().openLesson(id)}
          >
            <b>{title[language] || id}</b>
            {about[language] && <span className="about">{about[language]}</span>}
            <small>
              {id} · {t('picker.steps', { count: steps })}
              {finished.includes(id) && <span className="finished"> · ✓ {t('picker.finished')}</span>}
            </small>
          </button>
        </li>
      ))}
    </ul>
  )
}

export function Lessons() {
  const { t, language } = useWords()
  const open = useStore(({ dialog }) => dialog === 'lessons')
  const shelf = useShelf(open)
  const [wanted, setWanted] = useState('')
  const has = ({ id, title, about }: Lesson) =>
    `${id} ${title[language]} ${about[language]}`.toLowerCase().includes(wanted.trim().toLowerCase())
  const exercises = shelf?.filter((lesson) => !lesson.story && has(lesson)) ?? []
  return (
    <Window title={t('picker.title')} open={open} onClose={() => actions().setDialog(null)} wide>
      <p className="open-file">
        <FileButton label={t('picker.open')} open={(file) => void actions().importFile(file)} />{' '}
        <span>{t('picker.drop')}</span>
      </p>
      <p className="other-table">
        <a href={ti4Address(language)}>{t('otherTable')}</a>
      </p>
      {shelf === null ? (
        <p className="quiet" role="status">
          {t('picker.loading')}
        </p>
      ) : (
        <>
          <h3>{t('picker.stories')}</h3>
          <Shelf shown={shelf.filter(({ story }) => story)} label={t('picker.stories')} />
          <h3>{t('picker.exercises')}</h3>
          <input
            type="search"
            className="search"
            value={wanted}
            placeholder={t('picker.search')}
            aria-label={t('picker.search')}
            onChange={({ target }) => setWanted(target.value)}
          />
          {exercises.length === 0 && <p className="quiet">{t('picker.nothing')}</p>}
          <Shelf shown={exercises} label={t('picker.exercises')} />
        </>
      )}
    </Window>
  )
}
