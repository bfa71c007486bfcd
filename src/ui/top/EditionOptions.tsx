/** The editions of the rules, to choose one in a list. */

import { editions } from '../../store/index.ts'
import { useWords } from '../use.ts'

export function EditionOptions() {
  const { t } = useWords()
  return editions.map((one) => (
    <option key={one} value={one}>
      {t(`editions.${one}`)}
    </option>
  ))
}
