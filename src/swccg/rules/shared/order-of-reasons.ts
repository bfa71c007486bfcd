/**
 * The order in which reasons are told, written once for every kind of intent: who learns why not hears first what no other
 * time, crew or Force would mend.
 */

import type { Reason } from '../../../kernel/index.ts'
import { entriesOf } from '../../../kernel/index.ts'
import type { Position } from '../../model/types.ts'
import type { ReasonKey, RuleId } from '../keys.ts'
import { holding } from './reasons.ts'

/** What reasons are about, in the order in which they are told. */
const ranks = [
  /** What this is. */
  'what',
  /** Whose it is. */
  'whose',
  /** When it is done. */
  'when',
  /** Whether there is such an act here: such a way, such a place, something to do it to. */
  'here',
  /** Who may do so, and how often. */
  'who',
  /** With what: crew, room, company, targets. */
  'with',
  /** What it costs. */
  'price',
] as const

type Rank = (typeof ranks)[number]

/** What stands after the slash in the name of a sentence: how rules call sentences that they share, or have alike. */
type SentenceName = ReasonKey extends infer Key ? (Key extends `${string}/${infer Say}` ? Say : never) : never

/** Every rank names rules, single sentences of rules, and ('*') sentences whatever the rule. */
type Ranked = RuleId | ReasonKey | `*/${SentenceName}`

/** What each rank is told by. A sentence goes before its rule, and the rule before a sentence of any. What no rank names is about who may. */
const ranking: Readonly<Record<Exclude<Rank, 'who'>, readonly (readonly Ranked[])[]>> = {
  what: [
    ['*/no captive', '*/no character', '*/no creature', '*/no forfeit', '*/no location'],
    ['*/no mobile system', '*/no starship', '*/no weapon', 'PLAY-006/no text'],
    ['ATK-062', 'BAT-017', 'DEP-003', 'DEP-013/location', 'DEP-095', 'KRN-271', 'KRN-279'],
    ['MOV-020/who', 'MOV-023', 'MOV-041', 'MOV-050/starship', 'MOV-059', 'MOV-071'],
    ['MOV-072/no ship', 'MOV-080/who', 'MOV-092/who', 'MOV-096/who', 'MOV-189', 'PLAY-001'],
    ['PLAY-004', 'PLAY-006', 'PLAY-007', 'TRM-223', 'TRM-392/no cover', 'TRM-426', 'WPN-043/what'],
  ],
  whose: [
    ['BAT-106/not yours', 'DEP-103', 'MOV-002', 'MOV-121/not yours', 'MOV-129', 'PLAY-006/not yours'],
    ['TRM-061/who', 'TRM-071', 'TRM-362/own', 'TRM-392/whose'],
  ],
  when: [
    ['*/busy', '*/no battle', '*/phase', '*/result', '*/segment', '*/time', '*/turn', '*/when'],
    ['*/any phase', '*/opponent’s phase', '*/opponent’s turn', '*/own phase', '*/own turn'],
    ['ATK-008', 'ATK-056', 'BAT-022', 'BAT-024', 'BAT-032', 'BAT-033', 'BAT-034', 'BAT-035'],
    ['BAT-036', 'BAT-037', 'BAT-039', 'BAT-040', 'BAT-065', 'BAT-074', 'BAT-075', 'BAT-076'],
    ['BAT-087', 'BAT-090', 'BAT-104', 'BAT-145', 'BAT-184', 'CTL-003', 'DEP-014', 'DEP-015'],
    ['DEP-068', 'DEP-249', 'DRW-017', 'DRW-025', 'KRN-087', 'KRN-088', 'KRN-100', 'KRN-101'],
    ['KRN-105', 'KRN-107', 'KRN-118', 'KRN-119', 'KRN-127', 'KRN-134', 'KRN-135', 'KRN-140'],
    ['KRN-142', 'KRN-144', 'KRN-163', 'KRN-164', 'KRN-165', 'KRN-169', 'KRN-170', 'KRN-174'],
    ['KRN-181', 'KRN-184', 'KRN-194', 'KRN-195', 'KRN-253', 'KRN-336', 'KRN-373', 'KRN-376'],
    ['KRN-377', 'KRN-378', 'MOV-027', 'MOV-097', 'MOV-143', 'PLAY-002', 'TRM-331', 'TRM-389'],
    ['TRN-046', 'TRN-047', 'TRN-070', 'WPN-005', 'WPN-041'],
  ],
  here: [
    ['*/aboard', '*/already', '*/apart', '*/at', '*/elsewhere', '*/from', '*/interior', '*/no place'],
    ['*/not yours', '*/whose', '*/no run', '*/no slot for it', '*/no such slot', '*/no text', '*/nowhere'],
    ['*/place'],
    ['*/site', '*/start', '*/system', '*/to', '*/unrelated', '*/way'],
    ['ATK-034', 'ATK-035', 'BAT-003', 'BAT-009', 'BAT-010', 'BAT-130', 'BAT-131'],
    ['BAT-133', 'BAT-154', 'BAT-155', 'BAT-156'],
    ['BAT-157', 'BAT-197/presence', 'CTL-002', 'CTL-010', 'CTL-033', 'CTL-035'],
    ['CTL-043', 'CTL-045', 'CTL-047', 'DEP-013', 'DEP-056', 'DPL-001', 'KRN-023', 'KRN-024', 'KRN-026'],
    ['KRN-027', 'KRN-200', 'KRN-201', 'KRN-202', 'KRN-204', 'KRN-205', 'KRN-206', 'KRN-263'],
    ['MOV-015', 'MOV-016', 'MOV-017', 'MOV-018', 'MOV-019', 'MOV-020', 'MOV-027/leader'],
    ['MOV-027/no text', 'MOV-028', 'MOV-029', 'MOV-030', 'MOV-036', 'MOV-042', 'MOV-047'],
    ['MOV-049', 'MOV-058', 'MOV-064', 'MOV-069', 'MOV-070', 'MOV-074', 'MOV-075', 'MOV-078'],
    ['MOV-079', 'MOV-081', 'MOV-084', 'MOV-088', 'MOV-089', 'MOV-090', 'MOV-092', 'MOV-093'],
    ['MOV-094', 'MOV-095', 'MOV-096', 'MOV-097/who', 'MOV-103', 'MOV-106', 'MOV-107'],
    ['MOV-109', 'MOV-110', 'MOV-111', 'MOV-112', 'MOV-116', 'MOV-117', 'MOV-121', 'MOV-124'],
    ['MOV-125', 'MOV-126', 'MOV-127', 'MOV-131', 'MOV-132', 'MOV-134', 'MOV-136', 'MOV-138'],
    ['MOV-144', 'MOV-165', 'MOV-305', 'TRM-203', 'TRM-205', 'TRM-209', 'TRM-212', 'TRM-249'],
    ['WPN-010', 'WPN-053'],
  ],
  with: [
    ['*/count', '*/crew', '*/escort', '*/gunner', '*/no escort', '*/no target', '*/no thief'],
    ['*/nobody', '*/room', '*/slot of a class', '*/slot taken', '*/slots for some'],
    ['*/slots taken', '*/squadron', '*/strangers', '*/this gunner', '*/together'],
    ['*/too few', '*/too many', 'ATK-048', 'ATK-086', 'BAT-168', 'DEP-050', 'DEP-051'],
    ['DEP-256', 'DEP-257', 'DEP-275', 'DEP-276', 'KRN-129', 'KRN-152', 'KRN-192', 'KRN-193'],
    ['KRN-262', 'MOV-002/one by one', 'MOV-005', 'MOV-022', 'MOV-034', 'MOV-108/who', 'MOV-122'],
    ['MOV-153', 'MOV-209', 'TRM-050', 'TRM-312', 'TRM-458', 'TRM-465'],
    ['WPN-006/count', 'WPN-006/power', 'WPN-034', 'WPN-035', 'WPN-036', 'WPN-037', 'WPN-045'],
  ],
  price: [['*/force', '*/loss', '*/total', 'CTL-032', 'DRW-003', 'KRN-025', 'KRN-137', 'KRN-229', 'TRN-057']],
}

/** What says the same as another reason about the same card, or less: it is told with the first of these that is given. */
const saidWith: Partial<Record<ReasonKey, readonly ReasonKey[]>> = {
  'ATK-042': ['ATK-037'],
  'ATK-100': ['MOV-007/habitat'],
  'BAT-032/segment': ['BAT-075', 'BAT-076'],
  'BAT-037': ['BAT-033', 'BAT-034', 'BAT-035', 'BAT-036'],
  'BAT-039': ['BAT-090', 'BAT-074'],
  'BAT-091': ['BAT-104'],
  'BAT-092': ['BAT-104'],
  'BAT-145': ['BAT-034'],
  'CTL-032': ['CTL-004/force'],
  'CTL-033': ['CTL-045', 'CTL-043/opponent'],
  'CTL-047': ['CTL-043/both'],
  'DEP-041': ['TRM-105/deploy'],
  'DEP-056': ['DEP-050', 'DEP-051', 'DEP-257'],
  'DEP-241': ['DEP-235'],
  'DEP-248': ['MOV-007/habitat'],
  '*/no place': ['ATK-097'],
  'DEP-250/time': ['DEP-014/phase', '*/turn'],
  'DRW-003': ['KRN-025'],
  'KRN-105': ['KRN-127/nothing to answer', 'KRN-100'],
  'KRN-127/nothing to answer': ['KRN-100'],
  'KRN-137': ['CTL-004/force'],
  'KRN-234': ['DEP-207'],
  'KRN-258': ['PLAY-006/inactive'],
  'KRN-236': ['DEP-038', 'DEP-207'],
  'MOV-037/none': ['KRN-324'],
  'MOV-050/aboard': ['MOV-111'],
  'MOV-191': ['MOV-055'],
  'PLAY-006': ['KRN-271'],
  'WPN-006/gunner': ['WPN-034', 'WPN-035'],
  'WPN-006/power': ['WPN-045'],
  'WPN-006/target': ['WPN-010'],
  'WPN-023/no battle': ['WPN-041'],
}

const keyOf = ({ rule, say }: Reason): string => (say === undefined ? rule : `${rule}/${say}`)

/** Its sentence, and that sentence whatever the rule. */
const sentencesOf = (reason: Reason): string[] => [keyOf(reason), `*/${reason.say}`]

/** The place of a rank in the order, by what is told in it. */
const places = new Map<string, number>(
  entriesOf(ranking).flatMap(([rank, rows]) =>
    rows.flat().map((name) => [name, ranks.indexOf(rank)] as const),
  ),
)

const placeOf = (reason: Reason): number =>
  [...sentencesOf(reason), reason.rule].map((name) => places.get(name)).find((at) => at !== undefined) ??
  ranks.indexOf('who')

const rankOf = (reason: Reason): Rank => ranks[placeOf(reason)] ?? 'who'

/** What is not told where a reason of this rank is: who lacks the act itself would find what it needs and pay for it in vain. */
const pointless: Partial<Record<Rank, readonly Rank[]>> = { what: ['with', 'price'], here: ['price'] }

/** The reason for which this one is pointless: the first of a rank that leaves nothing of it to mend. */
function fatalTo(reason: Reason, all: readonly Reason[]): Reason | undefined {
  const rank = rankOf(reason)
  return all.find((other) => pointless[rankOf(other)]?.includes(rank))
}

/** The details that tell apart what reasons by the same sentence are about. */
const subjects = ['card', 'pile', 'owner'] as const

/** Is the other one about the same? Or does it leave open what it is about, and so hold for everything? */
const isAbout = ({ with: of }: Reason, other: Reason): boolean =>
  subjects.every((name) => other.with[name] === undefined || other.with[name] === of[name])

/** Does it say of a copy of a card what another reason says of that? It would be told in the same words. */
function isOfCopy({ cards }: Position, { with: of }: Reason, { with: other }: Reason): boolean {
  const keyOfCard = (card: unknown) => (typeof card === 'number' ? cards[card]?.key : undefined)
  const [one, two] = [keyOfCard(of.card), keyOfCard(other.card)]
  return (
    one !== undefined &&
    one === two &&
    JSON.stringify({ ...of, card: 0 }) === JSON.stringify({ ...other, card: 0 })
  )
}

/** The one of these reasons with which this one is told; itself, if with none. */
function companionOf(reason: Reason, all: readonly Reason[]): Reason {
  const companions: readonly string[] = sentencesOf(reason).flatMap(
    (name) => saidWith[name as ReasonKey] ?? [],
  )
  const companion = all.find(
    (other) => sentencesOf(other).some((name) => companions.includes(name)) && isAbout(reason, other),
  )
  return companion ? companionOf(companion, all) : reason
}

/**
 * The reasons that hold in the edition that is played, as they are told: in order, the same one for the same card once, each
 * with what says no more than it, and with what is pointless to mend because of it.
 */
export function inOrder(p: Position, reasons: Iterable<Reason>): Reason[] {
  const all: Reason[] = []
  for (const reason of holding(p, reasons))
    if (
      !all.some((one) => keyOf(one) === keyOf(reason) && (isAbout(reason, one) || isOfCopy(p, reason, one)))
    )
      all.push(reason)
  const also = new Map<Reason, string[]>(all.map((reason) => [reason, [...(reason.also ?? [])]]))
  for (const reason of all) {
    const fatal = fatalTo(reason, all)
    const companion = companionOf(fatal ?? reason, all)
    if (companion === reason) continue
    also.get(companion)?.push(reason.rule, ...(reason.also ?? []))
    also.delete(reason)
  }
  return [...also]
    .map(([reason, rules]) => (rules.length > 0 ? { ...reason, also: rules } : reason))
    .sort((one, other) => placeOf(one) - placeOf(other))
}
