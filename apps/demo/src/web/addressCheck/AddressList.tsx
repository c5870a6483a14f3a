import { type Network, networks } from '@passmuster/schemas';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useFormat } from '../language/useFormat.ts';
import { useText } from '../language/useText.ts';
import { networkName } from '../language/walletText.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import field from '../ui/Field.module.css';
import { offerFile } from '../ui/offerFile.ts';
import table from '../ui/Table.module.css';
import ui from '../ui/ui.module.css';
import styles from './AddressCheck.module.css';
import type { BookEntry } from './book.ts';
import { type CheckedLine, checkList, maxLines } from './checkList.ts';
import { useAddressLabels } from './useAddressLabels.ts';

type Show = 'all' | 'attention' | 'valid';
/** Rows on the screen; the export has all. */
const shownAtMost = 200;

/** Checks a pasted list of addresses. */
export function AddressList({ book }: { readonly book: readonly BookEntry[] }): ReactElement {
  const t = useText();
  const { count } = useFormat();
  const [typed, setTyped] = useState('');
  const [network, setNetwork] = useState<Network>('polygon');
  const [lines, setLines] = useState<readonly CheckedLine[]>();
  const labels = useAddressLabels();
  const check = (event: FormEvent) => {
    event.preventDefault();
    setLines(checkList(typed, network, book, labels));
  };
  if (lines) {
    return <Results lines={lines} network={network} onAgain={() => setLines(undefined)} />;
  }
  return (
    <form className={`${ui.card} ${ui.pad} ${ui.stack}`} onSubmit={check}>
      <div className={field.grid}>
        <div className={`${field.field} ${field.c8}`}>
          <label htmlFor="list">{t('Addresses, one per line')}</label>
          <textarea
            id="list"
            className={`${field.in} ${ui.mono}`}
            rows={8}
            spellCheck={false}
            placeholder="0x…"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <p className={field.hint}>
            {t('Paste a column from a spreadsheet. Up to {count} lines.', {
              count: count(maxLines),
            })}
          </p>
        </div>
        <div className={`${field.field} ${field.c4}`}>
          <label htmlFor="list-network">{t('Network')}</label>
          <select
            id="list-network"
            className={field.in}
            value={network}
            onChange={({ target }) =>
              setNetwork(networks.find((one) => one === target.value) ?? 'polygon')
            }
          >
            {networks.map((one) => (
              <option key={one} value={one}>
                {networkName(one)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <p>
        <Button type="submit" kind="primary" aria-disabled={typed.trim() === ''}>
          {t('Check list')}
        </Button>
      </p>
    </form>
  );
}

function Results({
  lines,
  network,
  onAgain,
}: {
  readonly lines: readonly CheckedLine[];
  readonly network: Network;
  readonly onAgain: () => void;
}): ReactElement {
  const t = useText();
  const valid = lines.filter(({ tone }) => tone === 'success');
  const attention = lines.filter(({ tone }) => tone !== 'success');
  const [show, setShow] = useState<Show>(attention.length > 0 ? 'attention' : 'all');
  const groups = { all: lines, attention, valid };
  const texts = { all: t('All'), attention: t('Needs attention'), valid: t('Valid') };
  const shown = groups[show];
  const remedyOf = ({ remedy, sameAs }: CheckedLine) =>
    sameAs === undefined ? remedy : t('Same as line {line}.', { line: sameAs });
  const exportResults = () => {
    const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
    const rows = lines.map((one) =>
      [String(one.line), one.address, one.result, remedyOf(one)].map(cell).join(','),
    );
    offerFile(
      new Blob([['line,address,result,what to do', ...rows].join('\r\n')], { type: 'text/csv' }),
      'addresses.csv',
    );
  };
  return (
    <section className={ui.card} aria-labelledby="list-title">
      <div className={styles.listHead}>
        <h2 id="list-title">{t('List')}</h2>
        <span className={`${ui.muted} ${ui.small} ${ui.num}`}>
          {t('Lines: {count}. Network: {network}.', {
            count: lines.length,
            network: networkName(network),
          })}
        </span>
        <span className={`${ui.push} ${ui.row}`}>
          <Button isSmall onClick={onAgain}>
            {t('Paste another list')}
          </Button>
          <Button isSmall icon="download" onClick={exportResults}>
            {t('Export results')}
          </Button>
        </span>
      </div>
      <fieldset className={styles.chips}>
        <legend className={ui.vh}>{t('Show')}</legend>
        {(['all', 'attention', 'valid'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={show === one} onClick={() => setShow(one)}>
            {texts[one]} <span>{groups[one].length}</span>
          </button>
        ))}
      </fieldset>
      <table className={`${table.table} ${styles.found}`}>
        <thead>
          <tr>
            <th scope="col">{t('Line')}</th>
            <th scope="col">{t('Address')}</th>
            <th scope="col">{t('Result')}</th>
            <th scope="col">{t('What to do')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.slice(0, shownAtMost).map((one) => (
            <tr key={one.line}>
              <td className={`${ui.num} ${ui.muted}`}>{one.line}</td>
              <td>
                <code>{one.address.slice(0, 100)}</code>
              </td>
              <td>
                {one.tone === 'success' ? (
                  <span className={ui.muted}>{t('Valid')}</span>
                ) : (
                  <Badge tone={one.tone}>{t(one.result)}</Badge>
                )}
              </td>
              <td>{remedyOf(one)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length > shownAtMost && (
        <p className={`${ui.cardFoot} ${ui.muted} ${ui.small}`}>
          {t('{count} more in the export', { count: shown.length - shownAtMost })}
        </p>
      )}
    </section>
  );
}
