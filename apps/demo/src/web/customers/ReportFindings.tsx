import { blankCustomer, type Path } from '@passmuster/form';
import type { ReactElement } from 'react';
import { acceptedTogether } from '../application/acceptedTogether.ts';
import { placeLabel } from '../application/fieldLabels.ts';
import { useFormat } from '../language/useFormat.ts';
import { useText } from '../language/useText.ts';
import type { KnownCustomer } from '../storage/known.ts';
import table from '../ui/Table.module.css';
import ui from '../ui/ui.module.css';
import styles from './Report.module.css';

const severities: Readonly<Record<string, string>> = {
  error: 'Error',
  warning: 'Warning',
  info: 'Note',
};

interface ReportAcceptance {
  readonly rule: string;
  readonly path?: Path | undefined;
  readonly by: string;
  readonly reason: string;
}

/** What a review found, in words, and who accepted it. */
export function ReportFindings({
  findings,
  acceptances,
  customer: { application = blankCustomer(), report },
}: {
  readonly findings: readonly {
    readonly rule: string;
    readonly severity: string;
    readonly path: Path;
    readonly accepted?: boolean | undefined;
  }[];
  readonly acceptances: readonly ReportAcceptance[];
  readonly customer: Pick<KnownCustomer, 'application' | 'report'>;
}): ReactElement {
  const t = useText();
  const { list } = useFormat();
  if (findings.length === 0) return <p className={ui.pad}>{t('None.')}</p>;
  const accepted = findings
    .filter((one) => one.accepted)
    .map(({ rule, path }) => ({ by: '', reason: '', ...acceptances.find(isOf(rule, path)), path }));
  return (
    <>
      <table className={`${table.table} ${styles.findings}`}>
        <thead>
          <tr>
            <th scope="col">{t('Severity')}</th>
            <th scope="col">{t('Field')}</th>
            <th scope="col">{t('What to do')}</th>
          </tr>
        </thead>
        <tbody>
          {findings.map(({ rule, severity, path, accepted: isAccepted }, index) => (
            <tr key={`${rule} ${path.join('.')}`}>
              <td>{t(severities[severity] ?? severity)}</td>
              <td>{placeLabel(path, application, t)}</td>
              <td>
                {report?.remedies[index]}
                {isAccepted && <p>{t('Accepted')}</p>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {acceptedTogether(accepted).map(({ by, reason, paths }) => (
        <p key={`${by} ${reason}`} className={ui.pad}>
          <b>{t('Accepted by {name}: {reason}', { name: by, reason })}</b>
          <br />
          {list([...new Set(paths.map((path) => placeLabel(path, application, t)))])}
        </p>
      ))}
    </>
  );
}

const isOf =
  (rule: string, path: Path) =>
  (one: ReportAcceptance): boolean =>
    one.rule === rule && (one.path === undefined || one.path.join('.') === path.join('.'));
