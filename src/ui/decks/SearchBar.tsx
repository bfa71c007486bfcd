/** What is looked for: typed, or put together from what there is to choose; each condition is a chip. */

import { useEffect, useRef, useState } from 'react'
import {
  catalogue,
  comparisons,
  type Field,
  fieldName,
  isText,
  longestQuery,
  numberNames,
  orders,
  parseQuery,
  setName,
  sets,
  type Term,
  typedTerm,
  withoutTerm,
} from '../../store/decks/index.ts'
import { chosenOf } from '../inputs.ts'
import { setScreens, useDeckScreens } from './state.ts'
import { numberWord, typeName, typesKnown, useDeckWords } from './use.ts'

/** Goes to the first card as soon as what has been typed is what has been found. */
function focusFirst(typed: string) {
  if (useDeckScreens.getState().typed !== typed) return
  if (document.querySelector<HTMLElement>('.dk-found')?.dataset.for !== typed)
    requestAnimationFrame(() => focusFirst(typed))
  else document.querySelector<HTMLElement>('.dk-results li:first-child .dk-card')?.focus()
}

/** `sides` lets the side be chosen, where no deck has chosen it. */
export function SearchBar({ sides }: { sides: boolean }) {
  const { t } = useDeckWords()
  const { typed, order, played, side } = useDeckScreens()
  const [building, setBuilding] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const slash = (event: KeyboardEvent) => {
      const typing = event.target instanceof Element && event.target.closest('input, textarea, select')
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      box.current?.focus()
    }
    window.addEventListener('keydown', slash)
    return () => window.removeEventListener('keydown', slash)
  }, [])
  return (
    <search className="dk-search">
      <div className="dk-line">
        <input
          ref={box}
          type="search"
          value={typed}
          maxLength={longestQuery}
          placeholder={t('search.placeholder')}
          aria-label={t('search.label')}
          onChange={({ target }) => setScreens({ typed: target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return
            event.preventDefault()
            focusFirst(typed)
          }}
        />
        <button type="button" aria-expanded={building} onClick={() => setBuilding(!building)}>
          {t('search.add')}
        </button>
      </div>
      <Chips />
      {building && <ConditionBuilder />}
      <div className="dk-line quick">
        {sides && (
          <Choice
            name={t('search.side')}
            value={side ?? 'both'}
            options={[
              ['both', t('search.both')],
              ['light', t('sides.light')],
              ['dark', t('sides.dark')],
            ]}
            onChange={(value) => setScreens({ side: value === 'light' || value === 'dark' ? value : null })}
          />
        )}
        <Choice
          name={t('search.which')}
          value={played ? 'played' : 'all'}
          options={[
            ['played', t('search.played')],
            ['all', t('search.all')],
          ]}
          onChange={(value) => setScreens({ played: value === 'played' })}
        />
        <Choice
          name={t('search.order')}
          value={order}
          options={orders.map((one) => [one, t(`orders.${one}`)])}
          onChange={(value) => setScreens({ order: value })}
        />
      </div>
    </search>
  )
}

interface ChoiceProps<Value extends string> {
  name: string
  value: Value
  options: readonly (readonly [Value, string])[]
  onChange: (value: Value) => void
}

function Choice<Value extends string>({ name, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <label className="dk-choice">
      <span>{name}</span>
      <select
        value={value}
        onChange={({ target }) =>
          onChange(
            chosenOf(
              options.map(([one]) => one),
              target.value,
            ),
          )
        }
      >
        {options.map(([one, word]) => (
          <option key={one} value={one}>
            {word}
          </option>
        ))}
      </select>
    </label>
  )
}

const signs = { '=': '=', '!=': '≠', '<': '<', '<=': '≤', '>': '>', '>=': '≥', ':': ':' } as const

/** Each condition that was typed, to be taken out again. */
function Chips() {
  const { t, language } = useDeckWords()
  const typed = useDeckScreens((state) => state.typed)
  const terms = parseQuery(typed).filter(({ field, not }) => field !== null || not)
  if (terms.length === 0) return null
  const say = ({ field, op, value, not }: Term) => {
    const text = field === null ? value : `${fieldName(field, language)} ${signs[op]} ${value}`
    return not ? t('search.without', { said: text }) : text
  }
  return (
    <ul className="dk-chips" aria-label={t('search.conditions')}>
      {terms.map((term) => (
        <li key={term.from}>
          <button
            type="button"
            aria-label={t('search.takeOut', { said: say(term) })}
            onClick={() => setScreens({ typed: withoutTerm(typed, term) })}
          >
            {say(term)} <span aria-hidden="true">✕</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

const chooses = ['type', 'icon', 'set', 'trait', 'text', 'title', 'played'] as const
const fields: readonly Field[] = [...numberNames, ...chooses]

const iconsThere = [...new Set(catalogue.flatMap(({ icons }) => icons))].sort()
const traitsThere = [...new Set(catalogue.flatMap(({ characteristics }) => characteristics))].sort()

/** For those who do not type conditions: one is put together, and stands in what is typed. */
function ConditionBuilder() {
  const { t, language } = useDeckWords()
  const [field, setField] = useState<Field>('power')
  const [op, setOp] = useState<(typeof comparisons)[number]>('>=')
  const [value, setValue] = useState('')
  const choices = useChoices(field)
  const name = (one: Field) =>
    isText(one) ? t(`fields.${one as (typeof chooses)[number]}`) : numberWord(t, one)
  const add = () => {
    const given = (value || choices?.[0]?.[0] || '').trim()
    if (given === '') return
    const term = typedTerm(field, isText(field) ? ':' : op, given, language)
    setScreens({ typed: `${useDeckScreens.getState().typed.trimEnd()} ${term}`.trim() })
    setValue('')
  }
  return (
    <form
      className="dk-build"
      aria-label={t('search.add')}
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <select
        value={field}
        aria-label={t('search.field')}
        onChange={({ target }) => {
          setField(chosenOf(fields, target.value))
          setValue('')
        }}
      >
        {fields.map((one) => (
          <option key={one} value={one}>
            {name(one)}
          </option>
        ))}
      </select>
      {!isText(field) && (
        <select
          value={op}
          aria-label={t('search.comparison')}
          onChange={({ target }) => setOp(chosenOf(comparisons, target.value))}
        >
          {comparisons.map((one) => (
            <option key={one} value={one}>
              {signs[one]}
            </option>
          ))}
        </select>
      )}
      {choices ? (
        <select
          value={value || choices[0]?.[0]}
          aria-label={t('search.value')}
          onChange={({ target }) => setValue(target.value)}
        >
          {choices.map(([one, word]) => (
            <option key={one} value={one}>
              {word}
            </option>
          ))}
        </select>
      ) : (
        <input
          value={value}
          aria-label={t('search.value')}
          inputMode={isText(field) ? 'text' : 'numeric'}
          onChange={({ target }) => setValue(target.value)}
        />
      )}
      <button type="submit">{t('search.put')}</button>
    </form>
  )
}

/** What a field can be; null where anything can be typed. */
function useChoices(field: Field): readonly (readonly [string, string])[] | null {
  const { t, speech } = useDeckWords()
  switch (field) {
    case 'type':
      return typesKnown.map((type) => [type, typeName(t, { type })])
    case 'set':
      return sets.map((set) => [setName(set), setName(set)])
    case 'icon':
      return iconsThere.map((icon) => [icon, speech.trait(icon)])
    case 'trait':
      return traitsThere.map((trait) => [trait, speech.trait(trait)])
    case 'played':
      return (['full', 'part', 'not'] as const).map((one) => [one, t(`played.${one}`)])
    default:
      return null
  }
}
