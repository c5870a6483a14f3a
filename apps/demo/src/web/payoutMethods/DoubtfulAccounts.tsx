import { propertyAt } from '@passmuster/findings';
import { type ReactElement, useEffect, useState } from 'react';
import { useText } from '../language/useText.ts';
import { listDoubtful } from '../sending/openSending.ts';
import type { SentRequest } from '../storage/sentRequests.ts';
import { Notice } from '../ui/Notice.tsx';
import ui from '../ui/ui.module.css';
import { type AccountOwner, AddAccount } from './AddAccount.tsx';

/** Says which bank accounts may have been added although no answer came, each with a button that settles it. */
export function DoubtfulAccounts({
  owners,
  isMerchant = false,
  turn,
  className,
  onChanged,
}: {
  /** The customers whose accounts are shown. */
  readonly owners: readonly AccountOwner[];
  /** Whether those of the merchant are shown too. */
  readonly isMerchant?: boolean;
  /** Reads again when it changes. */
  readonly turn: unknown;
  /** Of what is around it, if there is one. */
  readonly className: string | undefined;
  readonly onChanged: () => void;
}): ReactElement | null {
  const t = useText();
  const [all, setAll] = useState<readonly SentRequest[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn reads again.
  useEffect(() => {
    listDoubtful('account').then(setAll, () => setAll([]));
  }, [turn]);
  const shown = all.flatMap(({ key, body }) => {
    const customer = owners.find(({ id }) => id === propertyAt(body, 'customer_id'));
    const isMine = isMerchant && !propertyAt(body, 'customer_id');
    return customer || isMine ? [{ key, body, customer }] : [];
  });
  if (shown.length === 0) return null;
  const textOf = (body: unknown, name: string) => String(propertyAt(body, name) ?? '');
  return (
    <div className={className}>
      <Notice tone="warning" title={t('The answer to a submission was lost')}>
        {shown.map(({ key, body, customer }) => (
          <p key={key} className={ui.row}>
            {t('An account ending in {end} at {bank} may have been added.', {
              bank: textOf(body, 'bank_name'),
              end: textOf(body, 'account_number').slice(-4),
            })}
            <AddAccount isSmall customer={customer} onChanged={onChanged}>
              {t('Find out')}
            </AddAccount>
          </p>
        ))}
      </Notice>
    </div>
  );
}
