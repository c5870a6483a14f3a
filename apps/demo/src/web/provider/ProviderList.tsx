import type { ReactElement, ReactNode } from 'react';
import { FailureNotice } from '../api/FailureNotice.tsx';
import type { Answer } from '../api/failure.ts';
import { useQuery } from '../api/useQuery.ts';
import { useFormat } from '../language/useFormat.ts';
import { useText } from '../language/useText.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Blank, Page } from '../ui/Page.tsx';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';
import table from '../ui/Table.module.css';
import ui from '../ui/ui.module.css';

interface Listed {
  readonly id: string;
  readonly created_at: string;
}

/** A list of the sandbox with the ID of each entry, as a payment provider’s dashboard shows it. */
export function ProviderList<Entry extends Listed>({
  title,
  lead,
  none,
  columns: [name, second],
  load,
  nameOf,
  secondOf,
}: {
  readonly title: string;
  readonly lead: string;
  /** The title of an empty list. */
  readonly none: string;
  /** The titles of the first and the third column. */
  readonly columns: readonly [string, string];
  readonly load: (signal: AbortSignal) => Promise<Answer<readonly Entry[]>>;
  readonly nameOf: (entry: Entry) => ReactNode;
  readonly secondOf: (entry: Entry) => ReactNode;
}): ReactElement {
  const t = useText();
  const { exact } = useFormat();
  const { data, failure, reload } = useQuery(load);
  return (
    <Page title={title} lead={lead}>
      {failure && <FailureNotice failure={failure} onRetry={reload} />}
      {!data && !failure && <SkeletonRows label={t('Loading')} />}
      {data?.length === 0 && (
        <Blank title={none}>{t('Reload this page after you have submitted something.')}</Blank>
      )}
      {data && data.length > 0 && (
        <section className={ui.card} aria-label={title}>
          <table className={`${table.table} ${table.wallets}`}>
            <thead>
              <tr>
                <th scope="col">{name}</th>
                <th scope="col">ID</th>
                <th scope="col">{second}</th>
                <th scope="col" className={table.end}>
                  {t('Created')}
                </th>
              </tr>
            </thead>
            <tbody>
              {data.map((entry) => (
                <tr key={entry.id}>
                  <td>{nameOf(entry)}</td>
                  <td>
                    <span className={table.id}>
                      <code>{entry.id}</code>
                      <CopyButton text={entry.id} label={t('Copy {name}', { name: entry.id })} />
                    </span>
                  </td>
                  <td>{secondOf(entry)}</td>
                  <td className={`${table.end} ${ui.muted}`}>{exact(entry.created_at)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Page>
  );
}
