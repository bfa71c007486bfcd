/**
 * When something on the page fails: no white page, but the state as a file, and ways on. It stands around everything,
 * needs nothing that is fetched later, and leads home whatever lies on the table.
 */

import { Component, type ErrorInfo, type ReactNode } from 'react'
import { first } from '../i18n/first/all.ts'
import { noteScreen } from '../store/table/screens.ts'
import { useWishes } from './first/wishes.ts'

interface Props {
  /** Hands the state of the table out as a file, with what has failed; absent while there is no table. */
  save?: ((fault: string) => void) | undefined
  /** Takes note of it. Says whether what has failed is put aside now, since it has failed before. */
  failed?: (() => Promise<boolean>) | undefined
  children: ReactNode
}

interface State {
  fault: string | null
  aside: boolean
}

const textOf = (error: unknown): string =>
  error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error)

/** Home, by an address that asks for nothing else; the table that has failed is not opened on the way. */
function goHome(): void {
  noteScreen('home', false)
  window.history.replaceState(window.history.state, '', window.location.pathname)
  window.location.reload()
}

export class Boundary extends Component<Props, State> {
  override state: State = { fault: null, aside: false }
  private noted = false

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { fault: textOf(error) }
  }

  override componentDidCatch(_error: unknown, { componentStack }: ErrorInfo) {
    this.setState(({ fault }) => ({ fault: `${fault ?? ''}\n${componentStack ?? ''}` }))
    // What fails at several places at once has failed once.
    if (this.noted) return
    this.noted = true
    void this.props.failed?.().then((aside) => this.setState({ aside }))
  }

  override render() {
    const { fault, aside } = this.state
    const { save } = this.props
    if (fault === null) return this.props.children
    const said = first[useWishes.getState().language].fault
    return (
      <main className="fault" role="alert">
        <h1>{said.title}</h1>
        <p>{aside ? said.aside : said.text}</p>
        <p className="two">
          {save && (
            <button type="button" className="main-button" onClick={() => save(fault)}>
              {said.save}
            </button>
          )}
          <button type="button" className="quiet-button" onClick={goHome}>
            {said.home}
          </button>
          <button type="button" className="quiet-button" onClick={() => window.location.reload()}>
            {said.reload}
          </button>
        </p>
        <pre>{fault.split('\n')[0]?.slice(0, 300)}</pre>
      </main>
    )
  }
}
