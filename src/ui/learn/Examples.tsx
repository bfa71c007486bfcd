/** The worked examples of the rulebook, by chapter or by words. */

import { useDeferredValue, useState } from 'react'
import { actions, folded, useStore, withWords } from '../../store/index.ts'
import type { Chapter } from '../rulebook/chapters.ts'
import { useWords } from '../use.ts'
import { useLearnWords } from './say.ts'
import type { Shown } from './use.ts'

type ByChapter = ReadonlyMap<Chapter, readonly Shown[]>

/** Those that have every one of some words in their titles, or in what they say of themselves. */
function found(examples: ByChapter, wanted: string): readonly Shown[] {
  const all = [...examples.values()].flat()
  return withWords(all, wanted, ({ id, words: { title, about } }) => folded(`${title} ${about} ${id}`)) ?? all
}

function List({ shown, label }: { shown: readonly Shown[]; label: string }) {
  const say = useLearnWords()
  const finished = useStore((state) => state.finished)
  return (
    <ul className="example-list" aria-label={label}>
      {shown.map(({ id, words, steps }) => (
        <li key={id}>
          <button type="button" onClick={() => void actions().openLesson(id)}>
            <b>{words.title}</b>
            <span>{words.about}</span>
            <small>
              {say('steps', { count: steps })}
              {finished.includes(id) && <span className="finished"> · ✓ {say('finished')}</span>}
            </small>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Those of Movement at first. */
export function Examples({ examples }: { examples: ByChapter }) {
  const { t } = useWords()
  const say = useLearnWords()
  const [wanted, setWanted] = useState('')
  const [chosen, setChosen] = useState<Chapter | null>(null)
  const asked = useDeferredValue(wanted.trim())
  const chapter = chosen ?? ([...examples.keys()].includes('MOV') ? 'MOV' : [...examples.keys()][0]!)
  const shown = asked ? found(examples, asked) : (examples.get(chapter) ?? [])
  const count = [...examples.values()].reduce((sum, list) => sum + list.length, 0)
  const label = asked ? say('found', { count: shown.length }) : t(`rulebook.chapter.${chapter}`)
  return (
    <section className="examples" aria-labelledby="examples-title">
      <h2 id="examples-title">
        {say('examples')} <small>{say('examplesAbout', { count })}</small>
      </h2>
      <input
        type="search"
        value={wanted}
        placeholder={say('search')}
        aria-label={say('search')}
        onChange={({ target }) => setWanted(target.value)}
      />
      <div className="examples-body">
        <nav className="chapters" aria-label={t('rulebook.chapters')}>
          {[...examples].map(([one, list]) => (
            <button
              key={one}
              type="button"
              aria-current={(!asked && one === chapter) || undefined}
              onClick={() => {
                setWanted('')
                setChosen(one)
              }}
            >
              {t(`rulebook.chapter.${one}`)} <small>{list.length}</small>
            </button>
          ))}
        </nav>
        <div>
          <h3 aria-live="polite">{asked && shown.length === 0 ? say('nothing') : label}</h3>
          <List shown={shown} label={label} />
        </div>
      </div>
    </section>
  )
}
