import { type ReactElement, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { countryChoices } from '../application/choices.ts';
import { useFormat } from '../language/useFormat.ts';
import { useLanguage } from '../language/useText.ts';
import type { KnownCustomer } from '../storage/known.ts';
import { listCustomers } from '../storage/localRecords.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Blank, Page } from '../ui/Page.tsx';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';
import table from '../ui/Table.module.css';
import ui from '../ui/ui.module.css';
import { correctionsOf } from './correctionsOf.ts';
import { DoubtfulCustomers, useDoubtful } from './DoubtfulCustomers.tsx';
import { KycOf } from './KycBadge.tsx';

/** `/customers`: the customers created from this device. */
export function CustomersPage(): ReactElement {
  const { language, t } = useLanguage();
  const { moment } = useFormat();
  const [customers, setCustomers] = useState<readonly KnownCustomer[]>();
  useEffect(() => {
    listCustomers().then(setCustomers, () => setCustomers([]));
  }, []);
  const doubtful = useDoubtful();
  const countries = countryChoices(language);
  const corrections = correctionsOf(customers ?? []);
  return (
    <Page title={t('Customers')} lead={t('The customers that were created from this device.')}>
      <DoubtfulCustomers applications={doubtful} />
      {customers === undefined && <SkeletonRows label={t('Loading customers')} />}
      {customers?.length === 0 && doubtful.length === 0 && (
        <Blank
          title={t('No customers yet')}
          actions={
            <ButtonLink kind="primary" to="/applications">
              {t('View applications')}
            </ButtonLink>
          }
        >
          {t('Submit an application to create a customer.')}
        </Blank>
      )}
      {customers && customers.length > 0 && (
        <section className={ui.card} aria-label={t('Customers')}>
          <table className={`${table.table} ${table.wallets} ${table.customers}`}>
            <thead>
              <tr>
                <th scope="col">{t('Customer')}</th>
                <th scope="col">{t.labels.fields.country}</th>
                <th scope="col">{t('Customer ID')}</th>
                <th scope="col">{t('State')}</th>
                <th scope="col" className={table.end}>
                  {t('Created')}
                </th>
              </tr>
            </thead>
            <tbody>
              {customers.map(({ id, name, country, createdAt }) => (
                <tr key={id}>
                  <td>
                    <Link className={table.rowlink} href={`/customers/${id}`}>
                      {name}
                    </Link>
                    {corrections.has(id) && (
                      <small>
                        {t('Replaces {id}', { id: corrections.get(id)?.slice(0, 8) ?? '' })}
                      </small>
                    )}
                  </td>
                  <td>{countries.find(({ value }) => value === country)?.label ?? country}</td>
                  <td className={ui.mono}>{id.slice(0, 8)}</td>
                  <td>
                    <KycOf customer={id} />
                  </td>
                  <td className={`${table.end} ${ui.muted}`}>{moment(createdAt)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Page>
  );
}
