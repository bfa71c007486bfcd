/** The shelf of lessons and exercises. They are scenario files, fetched when somebody looks at the shelf. */

import type { Language } from '../i18n/index.ts'

export interface Lesson {
  id: string
  title: Record<Language, string>
  about: Record<Language, string>
  edition: string
  steps: number
  /** A told story; the others are short exercises, one rule each. */
  story: boolean
  text: string
}

let shelf: Promise<Lesson[]> | null = null

export function lessons(): Promise<Lesson[]> {
  shelf ??= import('./shelf.ts').then(({ files }) =>
    Object.entries(files)
      .map(([path, text]) => described(path, text))
      .filter((lesson) => lesson !== null)
      .sort((one, other) => rank(one) - rank(other)),
  )
  return shelf
}

export async function lessonById(id: string): Promise<Lesson | null> {
  const wanted = id.toLowerCase()
  return (await lessons()).find((lesson) => lesson.id.toLowerCase() === wanted) ?? null
}

/** Lessons in the order in which a newcomer takes them; whatever is not named comes after. */
const order = ['first-steps', 'ships-and-landing', 'docking-bays-and-shuttles', 'clouds-and-asteroids']

const rank = ({ id, story }: Lesson): number => {
  const place = order.indexOf(id)
  return place >= 0 ? place : story ? order.length : order.length + 1
}

const stories = ['/lessons/', '/ex-mov-09.json', '/ex-mov-14.json']

function described(path: string, text: string): Lesson | null {
  try {
    const { id, title, why, fr, edition = 'ar', steps, game = 'swccg' } = JSON.parse(text)
    if (game !== 'swccg') return null
    return {
      id,
      title: { en: title, fr: fr?.title ?? title },
      about: { en: why ?? '', fr: fr?.why ?? why ?? '' },
      edition,
      steps: steps.length,
      story: stories.some((part) => path.includes(part)),
      text,
    }
  } catch {
    return null
  }
}
