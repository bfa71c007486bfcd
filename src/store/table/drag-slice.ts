/** Picking cards up and putting them down. Mouse, touch and keyboard all end here. */

import { carryingOf, evaluateDrop, targetsFor } from '../../views/drop-options.ts'
import {
  type Answer,
  type CardId,
  current,
  type Decision,
  type Game,
  type Intent,
  locationOf,
  type MoveName,
  type Position,
  swccg,
} from '../../views/engine.ts'
import { meantPlace } from '../../views/meant-place.ts'
import { moveIn, noTargets, type Way } from '../../views/places.ts'
import type { TableChannel } from './table-events.ts'
import type { DragActions, DragState, Get, Put } from './types.ts'

/** Empty hands; the last refusal stays to be read. */
const putDown: Omit<DragState, 'refusal' | 'offTrack'> = {
  picked: null,
  pickedBy: null,
  targets: noTargets,
  carrying: null,
  hovered: null,
  hint: null,
  choice: null,
  chosen: [],
  pointed: null,
}

export const nothingCarried: DragState = { ...putDown, refusal: null, offTrack: null }

/** Moves that several cards can make as one. */
const together: readonly MoveName[] = ['attack run', 'docking bay transit']

/** The cards that could join in one of these moves. */
function companyFor(game: Game<Position>, card: CardId, offers: readonly Way[]): CardId[] {
  const by = game.decision?.by
  const moves = offers
    .map(({ intent }) => moveIn(intent))
    .filter((move) => move !== null && together.includes(move.using) && move.cards.length === 1)
    .filter((move) => move !== null)
  if (!by || moves.length === 0) return []
  const here = locationOf(game.state, card)
  return game.state.cards
    .map(({ id }) => id)
    .filter(
      (other) =>
        other !== card &&
        locationOf(game.state, other) === here &&
        moves.some((move) => swccg.judge(game, by, { kind: 'move', ...move, cards: [card, other] }).legal),
    )
}

/** Of an order the last card needs no choosing. */
function withLast({ kind, cards = [] }: Decision, chosen: readonly CardId[]): readonly CardId[] {
  const left = cards.filter((card) => !chosen.includes(card))
  return kind === 'order' && left.length === 1 ? [...chosen, ...left] : chosen
}

export function dragSlice(
  set: Put,
  get: Get,
  give: (answer: Answer<Intent>) => boolean,
  publish: TableChannel['publish'],
): DragState & DragActions {
  const game = () => {
    const { history } = get()
    return history ? current(history) : null
  }
  return {
    ...nothingCarried,

    pick(card, by = 'pointer') {
      // What is watched again is not played.
      if (get().source?.replay) return
      const now = game()
      if (card === null || !now) {
        set({ ...putDown, chosen: get().chosen })
        return
      }
      set({
        picked: card,
        pickedBy: by,
        targets: targetsFor(now, card),
        carrying: carryingOf(now, card),
        shown: card,
        hovered: null,
        hint: null,
        choice: null,
      })
      publish('picked', card)
    },

    hover(place) {
      const { picked, targets, hovered } = get()
      if (place === hovered) return
      const now = game()
      if (place === null || picked === null || !now || targets.has(place)) {
        set({ hovered: place, hint: null })
        return
      }
      set({ hovered: place, hint: evaluateDrop(now, picked, meantPlace(now, picked, place)).attempt })
    },

    tryMove(dropped) {
      const { picked } = get()
      const now = game()
      if (picked === null || !now) return
      const place = meantPlace(now, picked, dropped)
      if (publish('dropping', place)) return
      const { offers, attempt } = evaluateDrop(now, picked, place)
      const company = companyFor(now, picked, offers)
      const single =
        company.length > 0 ? offers.filter(({ intent }) => moveIn(intent)?.cards.length === 1) : offers
      const [only] = single
      if (only && single.length === 1 && company.length === 0) get().chooseOffer(only)
      else if (only)
        set({ choice: { card: picked, place, offers: single, company }, hovered: null, hint: null })
      else get().refuse(attempt)
    },

    chooseOffer({ intent }, company = []) {
      const move = moveIn(intent)
      const act = move && company.length > 0 ? { ...intent, cards: [...move.cards, ...company] } : intent
      const now = game()
      if (now?.decision) give({ by: now.decision.by, act })
    },

    closeChoice() {
      // A dialog that is going away may still report a click outside.
      if (get().choice) get().pick(null)
    },

    choose(card) {
      const decision = game()?.decision
      if (!decision?.cards?.includes(card)) return
      const { by, kind, min, max = 0 } = decision
      // What is deployed from where it lies is carried to its place.
      if (kind === 'action') {
        set({ dialog: null })
        get().pick(card)
        return
      }
      const single = kind === 'cards' && max === 1
      // What nobody else sees is read first, and then chosen.
      if (single && min === 1 && !decision.with.seen) {
        give({ by, cards: [card] })
        return
      }
      const { chosen } = get()
      const others = chosen.filter((one) => one !== card)
      if (others.length < chosen.length) set({ chosen: others })
      else if (single) set({ chosen: [card] })
      else if (kind === 'order' || chosen.length < max) set({ chosen: withLast(decision, [...chosen, card]) })
    },

    point(pointed) {
      if (pointed !== null) get().show(pointed)
      set({ pointed })
    },

    chooseNone: () => set({ chosen: [] }),

    sendChosen() {
      const decision = game()?.decision
      const { chosen } = get()
      if (decision?.kind === 'cards') give({ by: decision.by, cards: chosen })
      if (decision?.kind === 'order') give({ by: decision.by, order: chosen })
    },

    dropNowhere() {
      const { picked } = get()
      if (picked !== null) get().refuse({ card: picked, place: null, to: null, refused: [] })
    },

    refuse(attempt) {
      set({ ...nothingCarried, offTrack: get().offTrack, refusal: attempt })
      publish('refused', attempt)
    },

    putReasonAway() {
      if (get().refusal) set({ refusal: null })
    },
  }
}
