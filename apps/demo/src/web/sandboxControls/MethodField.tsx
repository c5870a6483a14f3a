import type { Wallet } from '@passmuster/schemas';
import { type ReactElement, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useText } from '../language/useText.ts';
import type { KnownPayoutMethod } from '../storage/known.ts';
import { listPayoutMethods } from '../storage/localRecords.ts';
import field from '../ui/Field.module.css';

/** The bank account that a payout goes to. */
export function MethodField({
  wallet,
  onPick,
}: {
  readonly wallet: Wallet;
  readonly onPick: (id: string | undefined) => void;
}): ReactElement | null {
  const t = useText();
  const [methods, setMethods] = useState<readonly KnownPayoutMethod[]>();
  const [picked, setPicked] = useState('');
  useEffect(() => {
    listPayoutMethods().then(setMethods, () => setMethods([]));
  }, []);
  const fitting = methods?.filter(({ method }) => fits(method.currency, wallet)) ?? [];
  const chosen = fitting.find(({ id }) => id === picked) ?? fitting[0];
  const id = chosen?.id;
  useEffect(() => onPick(id), [id, onPick]);
  if (!methods) return null;
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
          onChange={({ target }) => setPicked(target.value)}
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
