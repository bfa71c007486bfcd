/** What is kept for playing without a network, and how far that has come. */

import { useOffline, workOffline } from '../../store/index.ts'
import { Group } from './Choice.tsx'
import { useSettingWords } from './say.ts'

export function WithoutNetwork() {
  const say = useSettingWords()
  const { able, ready, progress, failed } = useOffline()
  const state = !able
    ? say('offline.unable')
    : ready
      ? say('offline.ready')
      : progress
        ? say('offline.progress', { kept: progress.kept, of: progress.of })
        : failed
          ? say('offline.failed')
          : say('offline.about')
  return (
    <Group id="offline" title={say('groups.offline')}>
      <p role="status" className="small">
        {state}
      </p>
      {able && !ready && progress && (
        <progress aria-label={say('groups.offline')} value={progress.kept} max={progress.of} />
      )}
      {able && !ready && !progress && (
        <button type="button" className="quiet-button" onClick={() => void workOffline()}>
          {say('offline.keep')}
        </button>
      )}
    </Group>
  )
}
