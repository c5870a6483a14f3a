import type { Wallet } from '@passmuster/schemas';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useFormat } from '../language/useFormat.ts';
import { useText } from '../language/useText.ts';
import { walletKind, walletName } from '../language/walletText.ts';
import table from '../ui/Table.module.css';
import { StatusText } from './StatusText.tsx';

/** Wallets in rows; on a phone each is an item of two lines. */
export function WalletTable({
  wallets,
  ownerName,
  selected,
  hrefOf,
}: {
  readonly wallets: readonly Wallet[];
  /** The name below a wallet's own; none where all have one owner. */
  readonly ownerName?: (wallet: Wallet) => string;
  readonly selected?: string | undefined;
  readonly hrefOf: (wallet: Wallet) => string;
}): ReactElement {
  const t = useText();
  const { amount } = useFormat();
  return (
    <table className={`${table.table} ${table.wallets}`}>
      <thead>
        <tr>
          <th scope="col">{t('Wallet')}</th>
          <th scope="col">{t('Currency')}</th>
          <th scope="col">{t('Status')}</th>
          <th scope="col" className={table.end}>
            {t('Balance')}
          </th>
        </tr>
      </thead>
      <tbody>
        {wallets.map((wallet) => (
          <tr key={wallet.id} className={wallet.id === selected ? table.sel : undefined}>
            <td>
              <Link
                className={table.rowlink}
                href={hrefOf(wallet)}
                aria-current={wallet.id === selected ? 'true' : undefined}
              >
                {walletName(wallet, t)}
              </Link>
              {ownerName && <small>{ownerName(wallet)}</small>}
            </td>
            <td>
              {wallet.currency}
              <small>{walletKind(wallet, t)}</small>
            </td>
            <td>
              <StatusText status={wallet.status} />
            </td>
            <td className={table.end}>{amount(wallet.balance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
