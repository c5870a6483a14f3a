import type { Network } from '@passmuster/schemas';
import { type ReactElement, useState } from 'react';
import { useFormat } from '../language/useFormat.ts';
import { useLanguage } from '../language/useText.ts';
import { networkName } from '../language/walletText.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { offerFile } from '../ui/offerFile.ts';
import table from '../ui/Table.module.css';
import ui from '../ui/ui.module.css';
import styles from './AddressCheck.module.css';
import { type CheckedLine, maxLines } from './checkList.ts';
import { exportLines } from './exportLines.ts';
import { whatToDo } from './whatToDo.ts';

type Show = 'all' | 'attention' | 'valid';
/** Rows on the screen; the export has all. */
const shownAtMost = 200;

/** What was found in a list, those that need attention first. */
export function AddressListResults({
  lines,
  network,
  headings,
  isCut,
  onAgain,
}: {
  readonly lines: readonly CheckedLine[];
  /** Whether the list was longer than what is checked. */
  readonly isCut: boolean;
  readonly network: Network;
  /** Names of the columns of the file, if it has any. */
  readonly headings: readonly string[];
  readonly onAgain: () => void;
}): ReactElement {
  const { t, remedyOf } = useLanguage();
  const { count } = useFormat();
  const valid = lines.filter(({ tone }) => tone === 'success');
  const attention = lines.filter(({ tone }) => tone !== 'success');
  const [show, setShow] = useState<Show>(attention.length > 0 ? 'attention' : 'all');
  const groups = { all: lines, attention, valid };
  const texts = { all: t('All'), attention: t('Needs attention'), valid: t('Valid') };
  const shown = groups[show];
  const actionOf = (line: CheckedLine) => whatToDo(line, t, remedyOf);
  const exportResults = () => {
    const columns = [t('Line'), t('Address'), t('Result'), t('What to do')];
    const csv = exportLines(lines, columns, headings, (one) => [
      String(one.line),
      one.address,
      t(one.result),
      actionOf(one),
    ]);
    offerFile(new Blob([csv], { type: 'text/csv' }), 'addresses.csv');
  };
  return (
    <section className={ui.card} aria-labelledby="list-title">
      <div className={styles.listHead}>
        <h2 id="list-title">{t('List')}</h2>
        <span className={`${ui.muted} ${ui.small} ${ui.num}`}>
          {t('Lines: {count}. Network: {network}.', {
            count: count(lines.length),
            network: networkName(network),
          })}
        </span>
        <span className={`${ui.push} ${ui.row}`}>
          <Button isSmall onClick={onAgain}>
            {t('Check another list')}
          </Button>
          <Button isSmall icon="download" onClick={exportResults}>
            {t('Export results')}
          </Button>
        </span>
      </div>
      {isCut && (
        <p className={styles.cut}>
          {t('Only the first {count} lines were checked.', { count: count(maxLines) })}
        </p>
      )}
      <fieldset className={styles.chips}>
        <legend className={ui.vh}>{t('Show')}</legend>
        {(['all', 'attention', 'valid'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={show === one} onClick={() => setShow(one)}>
            {texts[one]} <span>{count(groups[one].length)}</span>
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
              <td>{actionOf(one)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length > shownAtMost && (
        <p className={`${ui.cardFoot} ${ui.muted} ${ui.small}`}>
          {t('{count} more in the export', { count: count(shown.length - shownAtMost) })}
        </p>
      )}
    </section>
  );
}
