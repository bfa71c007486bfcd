/** The screen on which two at one device begin a game: their decks, and the rules. */

import { NewGameForm } from '../dialogs/NewGame.tsx'
import { Page } from '../parts/Page.tsx'
import { useWords } from '../use.ts'

/** What the dialog of a new game has, as a screen. */
export function TwoPlayers() {
  const { t } = useWords()
  return (
    <Page
      name="two-players"
      title={t('twoPlayers.title')}
      about={t('twoPlayers.about')}
      place="Tatooine: Cantina"
    >
      <NewGameForm />
      <ul className="notes" aria-label={t('twoPlayers.know')}>
        <li>{t('twoPlayers.curtain')}</li>
        <li>{t('twoPlayers.kept')}</li>
      </ul>
    </Page>
  )
}
