/** Plays a lesson as a person would: what can be dragged is dragged, what has a button is pressed. */

import { expect, type Locator, type Page } from '@playwright/test'
import {
  buttonOf,
  goal,
  type Hand,
  type Language,
  type Lesson,
  location,
  region,
  settle,
  titleOf,
} from './lib.ts'

type Step = Lesson['steps'][number]
type Do = Step['do'] & Record<string, unknown>

/** How long something that stands on the screen may be looked for, in milliseconds. */
const soon = 2500

const words = {
  en: { lesson: 'Lesson', next: 'Continue', show: 'Show me' },
  fr: { lesson: 'Leçon', next: 'Continuer', show: 'Montrez-moi' },
}

interface Table {
  page: Page
  story: Lesson
  hand: Hand
  language: Language
  press: (what: Locator) => Promise<void>
}

/** Which step waits, counted from 0; null once the lesson is over. */
async function stepOf(page: Page): Promise<number | null> {
  const count = page.locator('.lesson .step-count')
  if ((await count.count()) === 0) return null
  return Number(/\d+/.exec((await count.textContent()) ?? '')?.[0]) - 1
}

/** The button that does what a step asks; null where it is done by moving a card, or in another way. */
function buttonFor({ page, story, language }: Table, todo: Do): Locator | null {
  const decision = page.locator('#decision')
  if ('read' in todo || 'look' in todo)
    return page.locator('.lesson .two').getByRole('button', { name: words[language].next, exact: true })
  if ('drain' in todo) return location(page, titleOf(story, String(todo.drain))).locator('.drain')
  if ('battle' in todo) return decision.locator('.offer', { hasText: titleOf(story, String(todo.battle)) })
  if ('attack' in todo) return decision.locator('.offer', { hasText: titleOf(story, String(todo.attack)) })
  if ('activate' in todo)
    return page.locator('.own-seat [data-pile="reserve"] button, button[data-pile="reserve"]')
  if ('draw' in todo) return page.locator('.own-seat [data-pile="force"] button, button[data-pile="force"]')
  if ('forfeit' in todo) return page.locator('.forfeit', { hasText: titleOf(story, String(todo.forfeit)) })
  if ('advance' in todo) return decision.locator('.pass')
  return null
}

/** Moves the card that a step is about. */
async function carry({ page, story, hand, language }: Table, step: Step, index: number): Promise<void> {
  const { do: todo } = step
  const mover = todo.embark ?? todo.disembark ?? (todo as { deploy?: string }).deploy ?? todo.move
  const alias = Array.isArray(mover) ? mover[0] : mover
  if (!alias) throw new Error('it is not done by moving a card')
  const from = buttonOf(page, story, alias)
  await hand(page, from, await goal(page, story, step, from, language))
  await settle(page, story, step, region(page, words[language].lesson), index)
}

/** Does a step by hand. False where it is no nearer to its end afterwards. */
async function did(table: Table, step: Step, index: number): Promise<boolean> {
  const { page, press } = table
  try {
    const button = buttonFor(table, step.do as Do)
    if (!button) await carry(table, step, index)
    for (let times = 0; button && times < 8; times++) {
      await button.first().waitFor({ timeout: soon })
      await press(button.first())
      await expect
        .poll(() => stepOf(page), { timeout: soon })
        .not.toBe(index)
        .catch(() => {})
      if ((await stepOf(page)) !== index) return true
    }
    await expect.poll(() => stepOf(page), { timeout: soon }).not.toBe(index)
    return true
  } catch {
    return (await stepOf(page)) !== index
  }
}

/** Plays a lesson to its end. Returns the steps that a hand did not find the way to, and that were shown. */
export async function playByHand(
  page: Page,
  story: Lesson,
  hand: Hand,
  language: Language,
  press: Table['press'] = (what) => what.click({ timeout: soon }),
): Promise<string[]> {
  const table = { page, story, hand, language, press }
  const shown: string[] = []
  for (let tries = 0; tries < 3 * story.steps.length; tries++) {
    const index = await stepOf(page)
    if (index === null) break
    const step = story.steps[index]
    if (!step) break
    await page
      .locator('#why .close')
      .click({ timeout: 300 })
      .catch(() => {})
    if (await did(table, step, index)) continue
    shown.push(`${story.id} ${index + 1} ${JSON.stringify(step.do)}`)
    await page.keyboard.press('Escape')
    // What led off the way is taken back first.
    const back = page.locator('.lesson .two .main-button')
    if (await back.isVisible()) await press(back)
    await press(page.locator('.lesson .two').getByRole('button', { name: words[language].show, exact: true }))
    await expect.poll(() => stepOf(page), { timeout: 4 * soon }).not.toBe(index)
  }
  await expect(page.locator('.lesson .finished')).toBeVisible()
  return shown
}
