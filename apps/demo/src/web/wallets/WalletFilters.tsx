import { assetTypes, walletCurrencies, walletStatuses } from '@passmuster/schemas';
import type { ReactElement } from 'react';
import { useText } from '../language/useText.ts';
import { walletStatus } from '../language/walletText.ts';
import field from '../ui/Field.module.css';
import table from '../ui/Table.module.css';
import ui from '../ui/ui.module.css';

export const filterNames = ['customer_id', 'asset_type', 'currency', 'status'] as const;
export type Filter = (typeof filterNames)[number];

/** The filters of the list. They are part of the address, so that a list can be shared. */
export function WalletFilters({
  query,
  owners,
  onChange,
  total,
}: {
  readonly query: URLSearchParams;
  /** Their names by their IDs. */
  readonly owners: ReadonlyMap<string, string>;
  readonly onChange: (filter: Filter, value: string) => void;
  readonly total: number | undefined;
}): ReactElement {
  const t = useText();
  const filters = [
    {
      name: 'customer_id',
      label: t('Wallet owner'),
      all: t('All owners'),
      options: [...owners].map(([value, label]) => ({ value, label })),
    },
    {
      name: 'asset_type',
      label: t('Type'),
      all: t('Stablecoin and fiat'),
      options: assetTypes.map((value) => ({ value, label: t.labels.assetTypes[value] })),
    },
    {
      name: 'currency',
      label: t('Currency'),
      all: t('Any currency'),
      options: walletCurrencies.map((value) => ({ value, label: value })),
    },
    {
      name: 'status',
      label: t('Status'),
      all: t('Any status'),
      options: walletStatuses.map((value) => ({ value, label: walletStatus(value, t) })),
    },
  ] as const;
  return (
    <search className={table.filters} aria-label={t('Filter wallets')}>
      {filters.map(({ name, label, all, options }) => (
        <select
          key={name}
          className={field.in}
          aria-label={label}
          value={query.get(name) ?? ''}
          onChange={({ target }) => onChange(name, target.value)}
        >
          <option value="">{all}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ))}
      <p className={`${ui.muted} ${ui.small} ${ui.num}`}>
        <output>{total !== undefined && t('Wallets: {count}', { count: total })}</output>
      </p>
    </search>
  );
}
