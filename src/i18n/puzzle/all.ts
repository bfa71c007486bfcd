// Written by `npm run words`: change the files that it lists, not this list.
import { en } from './en.ts'
import { fr } from './fr.ts'
export const puzzle = { en, fr }
