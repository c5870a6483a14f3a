import { type AmountValue, isUnread } from '@passmuster/form';
import type { Wallet } from '@passmuster/schemas';
import { type FormEvent, type ReactElement, useCallback, useState } from 'react';
import { Link } from 'wouter';
import { FailureNotice } from '../api/FailureNotice.tsx';
import type { Answer } from '../api/failure.ts';
import { announceMovement } from '../api/useMovements.ts';
import { useMutation } from '../api/useMutation.ts';
import { useFormat } from '../language/useFormat.ts';
import { useText } from '../language/useText.ts';
import { saveMovement } from '../storage/localRecords.ts';
import { Button } from '../ui/Button.tsx';
import field from '../ui/Field.module.css';
import { TransactionBadge } from '../ui/TransactionBadge.tsx';
import ui from '../ui/ui.module.css';
import { MethodField, useAccounts } from './MethodField.tsx';
import { isAboveZero, MoneyField } from './MoneyField.tsx';
import styles from './Sandbox.module.css';
import { fundWallet, type Legs, payOut, setWalletStatus, swap, transfer } from './sandbox.ts';
import { TargetField, useTargets } from './TargetField.tsx';

const kinds = ['fund', 'transfer', 'swap', 'payout'] as const;
type Kind = (typeof kinds)[number];
const titles: Readonly<Record<Kind, string>> = {
  fund: 'Fund',
  transfer: 'Transfer',
  swap: 'Swap',
  payout: 'Pay out',
};
const acts: Readonly<Record<Kind, string>> = {
  fund: 'Fund wallet',
  transfer: 'Send transfer',
  swap: 'Make swap',
  payout: 'Send payout',
};

/** Moves money into or out of a wallet. Only the sandbox can: the API has no operation for it. */
export function MoveForm({ wallet }: { readonly wallet: Wallet }): ReactElement {
  const t = useText();
  const { amount } = useFormat();
  const [kind, setKind] = useState<Kind>();
  const [money, setMoney] = useState<AmountValue>('1000');
  const [rate, setRate] = useState<AmountValue>('1');
  const targets = useTargets(wallet, kind);
  const accounts = useAccounts(wallet);
  const to = targets.target;
  const [isTried, setTried] = useState(false);
  const [moved, setMoved] = useState<Legs[number]>();
  const move = useMutation(useCallback((send: () => Promise<Answer<Legs>>) => send(), []));
  const sendOf = (sum: string): (() => Promise<Answer<Legs>>) | undefined => {
    if (kind === 'fund') return () => fundWallet(wallet.id, sum);
    if (kind === 'transfer') return to && (() => transfer(wallet.id, to.id, sum));
    if (kind === 'swap') {
      return isUnread(rate) ? undefined : to && (() => swap(wallet.id, to.id, sum, rate));
    }
    const account = accounts.chosen;
    return account && (() => payOut(wallet.id, account.id, sum));
  };
  const format = formatOf(wallet.currency);
  const isRight = isAboveZero(money) && (kind !== 'swap' || isAboveZero(rate));
  const send = kind && sendOf(isUnread(money) ? '' : money);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // Enter doesn't move it twice, and the amount that was emptied isn't wrong.
    if (moved && money === '') return;
    setTried(true);
    if (!isRight) {
      const form = event.currentTarget as HTMLFormElement;
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus());
    }
    if (!send || !isRight) return;
    setMoved(undefined);
    const answer = await move.run(async () => {
      await activate(to ? [wallet, to] : [wallet]);
      return send();
    });
    if (!answer?.data) return;
    await saveMovement(answer.data);
    setTried(false);
    setMoved(answer.data[0]);
    setMoney('');
    announceMovement();
  };
  /** Forgets what became of other values. */
  const clear = () => {
    setTried(false);
    setMoved(undefined);
    move.clear();
  };
  const choose = (next: Kind) => {
    setKind(next);
    clear();
  };
  return (
    <section className={ui.stack} aria-label={t('Move money in the sandbox')}>
      <fieldset className={`${ui.row} ${styles.kinds}`}>
        <legend className={ui.vh}>{t('Move money')}</legend>
        {kinds.map((one) => (
          <Button key={one} isSmall aria-pressed={kind === one} onClick={() => choose(one)}>
            {t(titles[one])}
          </Button>
        ))}
      </fieldset>
      {kind && (
        <form className={styles.move} onSubmit={(event) => void submit(event)}>
          {(kind === 'transfer' || kind === 'swap') && (
            <TargetField wallet={wallet} isSwap={kind === 'swap'} targets={targets} />
          )}
          {kind === 'payout' && <MethodField wallet={wallet} accounts={accounts} />}
          <div className={field.grid}>
            <MoneyField
              id="amount"
              label={t('Amount ({currency})', { currency: wallet.currency })}
              value={money}
              isTried={isTried}
              onChange={(next) => {
                setMoney(next);
                clear();
              }}
              {...format}
            />
            {kind === 'swap' && (
              <MoneyField
                id="rate"
                {...rateFormat}
                isTried={isTried}
                label={
                  to
                    ? t('{currency} for 1 {from}', { currency: to.currency, from: wallet.currency })
                    : t('Exchange rate')
                }
                value={rate}
                onChange={(next) => {
                  setRate(next);
                  clear();
                }}
              />
            )}
          </div>
          <Button
            type="submit"
            isSmall
            kind="primary"
            isPending={move.isPending}
            aria-disabled={!send}
          >
            {t(acts[kind])}
          </Button>
        </form>
      )}
      {move.failure && (
        <FailureNotice failure={move.failure} maybe={t('The money may have moved.')} />
      )}
      <output className={`${ui.small} ${styles.moved}`}>
        {moved && (
          <>
            {amount(moved.amount)} {moved.asset_code} <TransactionBadge {...moved} />{' '}
            <Link href={`/transactions/${moved.reference_id}`}>{t('View transaction')}</Link>
          </>
        )}
      </output>
    </section>
  );
}

/** Activates the wallets that are pending: they take no money before. */
async function activate(wallets: readonly Wallet[]): Promise<void> {
  for (const { id, status } of wallets) {
    if (status === 'pending') await setWalletStatus(id, 'active');
  }
}

const assetDecimals = 8;
const rateFormat = { decimals: assetDecimals };

/** Money of a country has two decimals and a code that `Intl` knows; other assets have neither. */
const formatOf = (currency: string) =>
  /^[A-Z]{3}$/u.test(currency) ? { unit: currency } : { decimals: assetDecimals };
