import type { Wallet } from '@passmuster/schemas';
import type { ReactElement } from 'react';
import { useText } from '../language/useText.ts';
import { walletName, walletStatus } from '../language/walletText.ts';
import field from '../ui/Field.module.css';

/** One of the wallets, each with its currency; its state too, if it isn't active. */
export function WalletField({
  label,
  wallets,
  value,
  onChange,
}: {
  readonly label: string;
  readonly wallets: readonly Wallet[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}): ReactElement {
  const t = useText();
  const nameOf = (wallet: Wallet) =>
    [
      walletName(wallet, t),
      wallet.currency,
      wallet.status === 'active' ? '' : walletStatus(wallet.status, t),
    ]
      .filter((part) => part !== '')
      .join(', ');
  return (
    <div className={field.field}>
      <label>
        <span className={field.label}>{label}</span>
        <select
          className={field.in}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          {wallets.map((wallet) => (
            <option key={wallet.id} value={wallet.id}>
              {nameOf(wallet)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
