/** What dialogs of settings are made of: one of several, yes or no, and a group of such. */

import { type ReactNode, useId } from 'react'

interface ChoiceProps<One extends string | number> {
  legend: string
  all: readonly One[]
  chosen: One
  said: (one: One) => ReactNode
  onChoose: (one: One) => void
}

/** One of several. */
export function Choice<One extends string | number>(props: ChoiceProps<One>) {
  const { legend, all, chosen, said, onChoose } = props
  const name = useId()
  return (
    <fieldset className="setting">
      <legend>{legend}</legend>
      {all.map((one) => (
        <label key={one} className="radio" data-value={one}>
          <input type="radio" name={name} checked={chosen === one} onChange={() => onChoose(one)} />
          {said(one)}
        </label>
      ))}
    </fieldset>
  )
}

interface CheckProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Yes or no. */
export function Check({ label, checked, onChange }: CheckProps) {
  return (
    <label className="radio">
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  )
}

interface GroupProps {
  id: string
  title: string
  children: ReactNode
}

/** `id` is what the links at the head of the dialog go to. */
export function Group({ id, title, children }: GroupProps) {
  return (
    <section className="settings-group" id={`settings-${id}`} tabIndex={-1} aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}
