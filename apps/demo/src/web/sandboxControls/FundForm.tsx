import type { Wallet } from '@passmuster/schemas';
import { type FormEvent, type ReactElement, useCallback, useId, useState } from 'react';
import { Link } from 'wouter';
import { FailureNotice } from '../api/FailureNotice.tsx';
import { useMutation } from '../api/useMutation.ts';
import { useText } from '../language/useText.ts';
import { Button } from '../ui/Button.tsx';
import field from '../ui/Field.module.css';
import ui from '../ui/ui.module.css';
import { fundWallet, setWalletStatus } from './sandbox.ts';

/** Puts money into a wallet, and activates it first if it is pending. Only the sandbox can. */
export function FundForm({
  wallet,
  onDone,
}: {
  readonly wallet: Wallet;
  readonly onDone: () => void;
}): ReactElement {
  const t = useText();
  const id = useId();
  const [amount, setAmount] = useState('1000');
  const [reference, setReference] = useState<string>();
  const fund = useMutation(
    useCallback(
      async (text: string) => {
        if (wallet.status === 'pending') await setWalletStatus(wallet.id, 'active');
        return fundWallet(wallet.id, text);
      },
      [wallet.id, wallet.status],
    ),
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await fund.run(amount.replaceAll(/[\s,]/gu, ''));
    if (!answer?.data) return;
    setReference(answer.data[0]?.reference_id);
    onDone();
  };
  return (
    <form className={ui.stack} onSubmit={(event) => void submit(event)}>
      <div>
        <label htmlFor={id} className={field.label}>
          {t('Sandbox: fund this wallet')}
        </label>
        <div className={ui.row}>
          <input
            id={id}
            className={`${field.in} ${ui.num} ${ui.amountInput}`}
            inputMode="decimal"
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
          />
          <Button type="submit" isPending={fund.isPending}>
            {t('Fund')}
          </Button>
        </div>
      </div>
      {fund.failure && (
        <FailureNotice failure={fund.failure} maybe={t('The wallet may have been funded.')} />
      )}
      {reference !== undefined && (
        <output className={ui.small}>
          {t('Funded.')} <Link href={`/transactions/${reference}`}>{t('View transaction')}</Link>
        </output>
      )}
    </form>
  );
}
