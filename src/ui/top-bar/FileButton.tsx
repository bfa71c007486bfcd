/** A button that opens a file from disk. */

import { useRef } from 'react'

/** `open` gets what is chosen; the same file can be chosen twice. */
export function FileButton({ label, open }: { label: string; open: (file: File) => void }) {
  const file = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className="main-button" onClick={() => file.current?.click()}>
        {label}
      </button>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        className="sr"
        tabIndex={-1}
        aria-label={label}
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          if (chosen) open(chosen)
          target.value = ''
        }}
      />
    </>
  )
}
