import type { Wallet } from '@passmuster/schemas';
import { type ReactElement, useState } from 'react';
import { Link } from 'wouter';
import { useText } from '../language/useText.ts';
import type { KnownPayoutMethod } from '../storage/known.ts';
import { usePayoutMethods } from '../storage/usePayoutMethods.ts';
import field from '../ui/Field.module.css';

/** The bank accounts that a payout may go to, and the one that was chosen. */
interface Accounts {
  /** Undefined until they are known. */
  readonly fitting: readonly KnownPayoutMethod[] | undefined;
  readonly chosen: KnownPayoutMethod | undefined;
  readonly pick: (id: string) => void;
}

/** Returns the bank accounts that money of a wallet may go to. */
export function useAccounts(wallet: Wallet): Accounts {
  const [methods] = usePayoutMethods();
  const [picked, setPicked] = useState('');
  const fitting = methods?.filter(({ method }) => fits(method.currency, wallet));
  const chosen = fitting?.find(({ id }) => id === picked) ?? fitting?.[0];
  return { fitting, chosen, pick: setPicked };
}

/** The bank account that a payout goes to. */
export function MethodField({
  wallet,
  accounts: { fitting, chosen, pick },
}: {
  readonly wallet: Wallet;
  readonly accounts: Accounts;
}): ReactElement | null {
  const t = useText();
  if (!fitting) return null;
  if (!chosen) {
    return (
      <p>
        <Link href="/payout-methods">
          {isFiat(wallet)
            ? t('Add a bank account in {currency} first.', { currency: wallet.currency })
            : t('Add a bank account first.')}
        </Link>
      </p>
    );
  }
  return (
    <div className={field.field}>
      <label>
        <span className={field.label}>{t('To bank account')}</span>
        <select
          className={field.in}
          value={chosen.id}
          onChange={({ target }) => pick(target.value)}
        >
          {fitting.map(({ id: one, method: { account_name, currency } }) => (
            <option key={one} value={one}>
              {[account_name, currency].filter(Boolean).join(', ')}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

const isFiat = ({ asset_type }: Wallet): boolean => asset_type === 'FIAT';

/** Money of a country reaches accounts of its own currency; a stablecoin is converted. */
const fits = (currency: string | null | undefined, wallet: Wallet): boolean =>
  !isFiat(wallet) || currency === wallet.currency;
