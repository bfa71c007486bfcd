/** A rule's id that opens the rule's own words. */

import { Popover } from '@base-ui/react/popover'
import { useWords } from '../use.ts'

export function RuleLink({ id }: { id: string }) {
  const { t, speech } = useWords()
  const rule = speech.rule(id)
  if (!rule) return <span className="rule-id">{id}</span>
  return (
    <Popover.Root>
      <Popover.Trigger className="rule-id" aria-label={t('why.rule', { id })}>
        {id}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner side="left" sideOffset={8} collisionPadding={10} className="over">
          <Popover.Popup className="popup rule-popup">
            <Popover.Title className="rule-title">{rule.title}</Popover.Title>
            <Popover.Description>{rule.text}</Popover.Description>
            <p className="cite">
              {id} · {rule.cites.map(({ heading }) => heading).join(' · ')}
            </p>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
