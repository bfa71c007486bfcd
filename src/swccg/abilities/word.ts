/** How the builders of the words of card text are made. */

/** A builder of texts with this word; it returns plain data. */
export const word =
  <T extends { does: string }>(does: T['does']) =>
  (parts: Omit<T, 'does' | 'side'>): T =>
    ({ does, ...parts }) as unknown as T
