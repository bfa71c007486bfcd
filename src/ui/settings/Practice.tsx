/** What is settled for games against an opponent of ours: how strictly they are looked through afterwards. */

import { useSettings } from '../../store/index.ts'
import { StrictnessChoice } from '../review/StrictnessChoice.tsx'
import { Group } from './Choice.tsx'
import { useSettingWords } from './say.ts'

export function Practice() {
  const say = useSettingWords()
  const { strictness } = useSettings()
  return (
    <Group id="practice" title={say('groups.practice')}>
      <StrictnessChoice chosen={strictness} />
    </Group>
  )
}
