/** A rule's id that opens the rule's own words. */

import { actions } from '../../store/index.ts'
import { RuleButton } from './RuleButton.tsx'

/** Opens the dialog with the words of a rule. */
export const showRule = (id: string): void => actions().showRule(id)

/** The id of a rule of the Star Wars CCG, which opens the rule. */
export const RuleLink = ({ id }: { id: string }) => <RuleButton id={id} open={showRule} />
