import type { ReactElement } from 'react';
import { Link } from 'wouter';
import type { StoredDraft } from '../../integration/storage.ts';
import { countryChoices } from '../application/choices.ts';
import { useFormat } from '../language/useFormat.ts';
import { useLanguage } from '../language/useText.ts';
import { Button } from '../ui/Button.tsx';
import table from '../ui/Table.module.css';
import ui from '../ui/ui.module.css';

/** The drafts on this device, each with a button that deletes it. */
export function DraftTable({
  drafts,
  onRemove,
}: {
  readonly drafts: readonly StoredDraft[];
  readonly onRemove: (draft: StoredDraft) => void;
}): ReactElement {
  const { language, t } = useLanguage();
  const { moment } = useFormat();
  const nameOfCountry = (code: string) =>
    countryChoices(language).find(({ value }) => value === code)?.label ?? '';
  return (
    <section className={ui.card} aria-label={t('Drafts')}>
      <table className={`${table.table} ${table.wallets} ${table.drafts}`}>
        <thead>
          <tr>
            <th scope="col">{t('Business')}</th>
            <th scope="col">{t.labels.fields.business_owners}</th>
            <th scope="col">{t('Last change')}</th>
            <th scope="col" className={table.end}>
              <span className={ui.vh}>{t('Actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {drafts.map((draft) => {
            const name = draft.values.business_name || t('New application');
            return (
              <tr key={draft.id}>
                <td>
                  <Link className={table.rowlink} href={`/applications/${draft.id}/business`}>
                    {name}
                  </Link>
                  <small>{nameOfCountry(draft.values.registered_address.country)}</small>
                </td>
                <td className={ui.muted}>
                  <span className={ui.wideOnly}>{draft.values.business_owners.length}</span>
                  <span className={ui.phoneOnly}>
                    {t('Owners: {count}', { count: draft.values.business_owners.length })}
                  </span>
                </td>
                <td className={ui.muted}>{moment(draft.savedAt)}</td>
                <td className={table.end}>
                  <Button
                    kind="quiet"
                    isSmall
                    icon="remove"
                    aria-label={t('Delete {name}', { name })}
                    onClick={() => onRemove(draft)}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
