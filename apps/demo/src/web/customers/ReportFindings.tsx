import { blankApplication, type Path } from '@passmuster/form';
import type { ReactElement } from 'react';
import { placeLabel } from '../application/fieldLabels.ts';
import { useText } from '../language/useText.ts';
import type { KnownCustomer } from '../storage/known.ts';
import table from '../ui/Table.module.css';
import ui from '../ui/ui.module.css';

const severities: Readonly<Record<string, string>> = {
  error: 'Error',
  warning: 'Suggestion',
  info: 'Note',
};
const none = { requirements: [] };

/** What a review found, in words. */
export function ReportFindings({
  findings,
  customer: { application = blankApplication(), report },
}: {
  readonly findings: readonly {
    readonly rule: string;
    readonly severity: string;
    readonly path: Path;
  }[];
  readonly customer: Pick<KnownCustomer, 'application' | 'report'>;
}): ReactElement {
  const t = useText();
  if (findings.length === 0) return <p className={ui.pad}>{t('None.')}</p>;
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{t('Severity')}</th>
          <th scope="col">{t('Field')}</th>
          <th scope="col">{t('What to do')}</th>
        </tr>
      </thead>
      <tbody>
        {findings.map(({ rule, severity, path }, index) => (
          <tr key={`${rule} ${path.join('.')}`}>
            <td>{t(severities[severity] ?? severity)}</td>
            <td>{placeLabel(path, application, none, t)}</td>
            <td>
              {report?.remedies[index]} <code>{rule}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
