import type { Network } from '@passmuster/schemas';
import { type DragEvent, type FormEvent, type ReactElement, useRef, useState } from 'react';
import { useFormat } from '../language/useFormat.ts';
import { useText } from '../language/useText.ts';
import { Button, TextButton } from '../ui/Button.tsx';
import field from '../ui/Field.module.css';
import { Finding } from '../ui/Finding.tsx';
import { NetworkField } from '../ui/NetworkField.tsx';
import ui from '../ui/ui.module.css';
import styles from './AddressCheck.module.css';
import { maxLines } from './checkList.ts';
import { type ImportedList, type PlacedList, textOf } from './importedList.ts';

/** Room for as many lines as are checked, each with a name and an address. More would only make the page slow. */
const longestList = 2_000_000;
/** A larger file has more lines than are checked. */
const largestFile = 5_000_000;

/** Takes a list of addresses: typed, pasted, or the addresses of a CSV file that is dropped or chosen. */
export function AddressListForm({
  onCheck,
}: {
  readonly onCheck: (text: string, network: Network, lists: readonly PlacedList[]) => void;
}): ReactElement {
  const t = useText();
  const { count } = useFormat();
  const [typed, setTyped] = useState('');
  const [lists, setLists] = useState<readonly PlacedList[]>([]);
  const [network, setNetwork] = useState<Network>('polygon');
  const [isOver, setOver] = useState(false);
  const [file, setFile] = useState<{ readonly name: string; readonly problem?: string }>();
  const input = useRef<HTMLInputElement>(null);
  const read = async (picked: File | undefined) => {
    if (!picked) return;
    const found = await readAddresses(picked);
    const { list } = found;
    if (list) {
      // After what was typed: a file replaces nothing.
      const before = typed.trimEnd();
      setLists([...lists, { ...list, start: before === '' ? 0 : before.split('\n').length }]);
      setTyped(before === '' ? textOf(list) : `${before}\n${textOf(list)}`);
    }
    setFile({ name: picked.name, ...(found.problem && { problem: t(found.problem) }) });
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void read(event.dataTransfer.files[0]);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') onCheck(typed, network, lists);
  };
  return (
    <form
      className={`${ui.card} ${ui.pad} ${ui.stack}`}
      onSubmit={submit}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className={field.grid}>
        <div className={`${field.field} ${field.c8}`}>
          <label htmlFor="list">{t('Addresses, one per line')}</label>
          <textarea
            id="list"
            className={`${field.in} ${ui.mono} ${styles.list}`}
            data-over={isOver || undefined}
            rows={8}
            spellCheck={false}
            placeholder="0x…"
            maxLength={longestList}
            aria-describedby="list-hint"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <p className={field.hint} id="list-hint">
            {t('Paste a column from a spreadsheet, or drop a CSV file. Up to {count} lines.', {
              count: count(maxLines),
            })}{' '}
            <TextButton onClick={() => input.current?.click()}>{t('Choose a CSV file')}</TextButton>
          </p>
          <input
            ref={input}
            type="file"
            hidden
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            aria-label={t('Choose a CSV file')}
            onChange={({ target }) => {
              void read(target.files?.[0]);
              target.value = '';
            }}
          />
          <div role="status">
            {file?.problem !== undefined && (
              <Finding tone="error" text={`${t('{name} wasn’t added.', file)} ${file.problem}`} />
            )}
            {file && file.problem === undefined && (
              <p className={ui.muted}>{t('Added the addresses of {name}.', { name: file.name })}</p>
            )}
          </div>
        </div>
        <NetworkField
          id="list-network"
          className={field.c4}
          value={network}
          onChange={setNetwork}
        />
      </div>
      <p>
        <Button type="submit" kind="primary" aria-disabled={typed.trim() === ''}>
          {t('Check the list')}
        </Button>
      </p>
    </form>
  );
}

interface Read {
  readonly list?: ImportedList;
  /** Why the file gives no addresses; a key of the texts. */
  readonly problem?: string;
}

async function readAddresses(file: File): Promise<Read> {
  if (file.size > largestFile) return { problem: 'It’s larger than 5 MB. Split it.' };
  try {
    const csv = await file.text();
    // No text has this letter; a workbook of a spreadsheet does.
    if (csv.includes('\0')) return { problem: 'It isn’t text. Save it as CSV, then choose that.' };
    const { addressColumn } = await import('./addressColumn.ts');
    const list = addressColumn(csv);
    return list ? { list } : { problem: 'No column has addresses. Check the file.' };
  } catch {
    return { problem: 'It can’t be read. Save it as CSV again.' };
  }
}
