/** What tells a lesson comes with the first of them. */

import { part } from '../later.tsx'

export const lesson = part<object>('src/ui/lesson/LessonPanel.tsx', () =>
  import('./LessonPanel.tsx').then((fetched) => fetched.LessonPanel),
)
