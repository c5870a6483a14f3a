import type { FormStatus } from '@passmuster/form';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import type { StoredDraft } from '../../integration/storage.ts';
import { countryChoices } from '../application/choices.ts';
import { placeToCorrect } from '../application/kycReasons.ts';
import { StatusWords } from '../application/StatusWords.tsx';
import { canBeDeleted } from '../application/statusWords.ts';
import { stepHref } from '../application/steps.ts';
import { useFormat } from '../language/useFormat.ts';
import { useLanguage } from '../language/useText.ts';
import type { Correction } from '../storage/corrections.ts';
import { Button } from '../ui/Button.tsx';
import table from '../ui/Table.module.css';
import ui from '../ui/ui.module.css';
import type { StatedDraft } from './useStatuses.ts';

/** The applications on this device, each with its state and a button that deletes it. */
export function DraftTable({
  drafts,
  onRemove,
}: {
  readonly drafts: readonly StatedDraft[];
  readonly onRemove: (draft: StoredDraft) => void;
}): ReactElement {
  const { language, t } = useLanguage();
  const { moment } = useFormat();
  const nameOfCountry = (code: string) =>
    countryChoices(language).find(({ value }) => value === code)?.label ?? '';
  return (
    <section className={ui.card} aria-label={t('Applications')}>
      <table className={`${table.table} ${table.wallets} ${table.drafts}`}>
        <thead>
          <tr>
            <th scope="col">{t('Business')}</th>
            <th scope="col">{t('State')}</th>
            <th scope="col">{t.labels.fields.business_owners}</th>
            <th scope="col">{t('Last change')}</th>
            <th scope="col" className={table.end}>
              <span className={ui.vh}>{t('Actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {drafts.map(({ draft, status, correction }) => {
            const name = draft.values.business_name || t('New application');
            return (
              <tr key={draft.id}>
                <td>
                  <Link className={table.rowlink} href={hrefOf(draft.id, status, correction)}>
                    {name}
                  </Link>
                  <small>{nameOfCountry(draft.values.registered_address.country)}</small>
                </td>
                <td>
                  <StatusWords status={status} correction={correction} />
                </td>
                <td className={ui.muted}>
                  <span className={ui.wideOnly}>{draft.values.business_owners.length}</span>
                  <span className={ui.phoneOnly}>
                    {t('Owners: {count}', { count: draft.values.business_owners.length })}
                  </span>
                </td>
                <td className={ui.muted}>{moment(Math.max(draft.savedAt, correction?.at ?? 0))}</td>
                <td className={table.end}>
                  {canBeDeleted(status) && (
                    <Button
                      kind="quiet"
                      isSmall
                      icon="remove"
                      aria-label={t('Delete {name}', { name })}
                      onClick={() => onRemove(draft)}
                    />
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** Returns where an application goes on: where it was left or is to be corrected, or what became of it. */
function hrefOf(id: string, status: FormStatus, correction: Correction | undefined): string {
  if (status.kind === 'created' && status.id !== undefined) return `/customers/${status.id}`;
  if (status.kind !== 'editing') return stepHref(id, 'review');
  return stepHref(id, ...(correction ? placeToCorrect(correction.codes) : (['business'] as const)));
}
