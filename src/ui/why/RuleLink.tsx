/** A rule's id that opens the rule's own words. */

import { actions } from '../../store/index.ts'
import { RuleButton } from './RuleButton.tsx'

export const showRule = (id: string): void => actions().showRule(id)

export const RuleLink = ({ id }: { id: string }) => <RuleButton id={id} open={showRule} />
