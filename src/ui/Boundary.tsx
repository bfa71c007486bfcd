/** When something on the page fails: no white page, but the state as a file and a way on. */

import { Component, type ErrorInfo, type ReactNode } from 'react'
import i18n from '../i18n/index.ts'

interface Props {
  /** Hands the state of the table out as a file, with what has failed. */
  save: (fault: string) => void
  children: ReactNode
}

interface State {
  fault: string | null
}

export class Boundary extends Component<Props, State> {
  override state: State = { fault: null }

  static getDerivedStateFromError(error: unknown): State {
    return { fault: error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error) }
  }

  override componentDidCatch(_error: unknown, { componentStack }: ErrorInfo) {
    this.setState(({ fault }) => ({ fault: `${fault ?? ''}\n${componentStack ?? ''}` }))
  }

  override render() {
    const { fault } = this.state
    if (fault === null) return this.props.children
    return (
      <main className="fault" role="alert">
        <h1>{i18n.t('fault.title', { ns: 'common' })}</h1>
        <p>{i18n.t('fault.text', { ns: 'common' })}</p>
        <p className="two">
          <button type="button" className="main-button" onClick={() => this.props.save(fault)}>
            {i18n.t('fault.save', { ns: 'common' })}
          </button>
          <button type="button" className="quiet-button" onClick={() => window.location.reload()}>
            {i18n.t('fault.reload', { ns: 'common' })}
          </button>
        </p>
        <pre>{fault.split('\n')[0]}</pre>
      </main>
    )
  }
}
