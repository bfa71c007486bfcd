/** All tables: to open, name, copy, delete, hand out and take in. */

import { useEffect, useState } from 'react'
import { actions, readTables, type TableSummary, useTables } from '../../store/index.ts'
import { saveFile } from '../files.ts'
import { Page } from '../parts/Page.tsx'
import { FileButton } from '../top-bar/FileButton.tsx'
import { useWords } from '../use.ts'
import { tableName } from './name.ts'
import { Row } from './Row.tsx'
import './tables.css'

const today = () => new Date().toISOString().slice(0, 10)

export function Tables() {
  const { t, language } = useWords()
  const all = useTables((state) => state.all)
  const [gone, setGone] = useState<TableSummary | null>(null)
  useEffect(() => {
    void readTables()
  }, [])
  const here = all.filter(({ deleted }) => deleted === undefined)
  const deleted = all.filter((one) => one.deleted !== undefined)
  const remove = (table: TableSummary) => {
    setGone(table)
    void actions().deleteTable(table.id)
  }
  return (
    <Page
      name="tables"
      title={t('keeping.title')}
      about={here.length === 0 ? t('keeping.none') : t('keeping.about')}
      place="Tatooine: Jabba's Palace"
    >
      <div className="tables-tools">
        <FileButton label={t('keeping.openFile')} open={(file) => void actions().importFile(file)} />
        {here.length > 0 && (
          <button
            type="button"
            className="quiet-button"
            onClick={async () => saveFile(`landspeed-${today()}.json`, await actions().exportAll())}
          >
            {t('keeping.saveAll')}
          </button>
        )}
      </div>
      <p className="tables-gone" role="status">
        {gone && (
          <>
            {t('keeping.removed', { name: tableName({ t, language }, gone) })}{' '}
            <button
              type="button"
              className="quiet-button"
              onClick={() => {
                setGone(null)
                void actions().bringBack(gone.id)
              }}
            >
              {t('keeping.bringBack')}
            </button>
          </>
        )}
      </p>
      <ul>
        {here.map((table) => (
          <Row key={table.id} table={table} remove={() => remove(table)} />
        ))}
      </ul>
      {deleted.length > 0 && <Trash deleted={deleted} />}
    </Page>
  )
}

function Trash({ deleted }: { deleted: readonly TableSummary[] }) {
  const { t, language } = useWords()
  return (
    <details className="tables-trash">
      <summary>{t('keeping.trash')}</summary>
      <ul>
        {deleted.map((table) => {
          const name = tableName({ t, language }, table)
          return (
            <li key={table.id}>
              <span>{name}</span>
              <button
                type="button"
                className="quiet-button"
                aria-label={t('keeping.bringBackThis', { name })}
                onClick={() => void actions().bringBack(table.id)}
              >
                {t('keeping.bringBack')}
              </button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
