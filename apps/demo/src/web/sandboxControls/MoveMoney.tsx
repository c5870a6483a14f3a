import type { Wallet } from '@passmuster/schemas';
import { type ReactElement, useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Answer } from '../api/call.ts';
import { FailureNotice } from '../api/FailureNotice.tsx';
import { listWallets } from '../api/operations.ts';
import { useMutation } from '../api/useMutation.ts';
import { useQuery } from '../api/useQuery.ts';
import { useText } from '../language/useText.ts';
import { walletName } from '../language/walletText.ts';
import type { KnownPayoutMethod } from '../storage/known.ts';
import { listPayoutMethods } from '../storage/knownThings.ts';
import { Button } from '../ui/Button.tsx';
import field from '../ui/Field.module.css';
import ui from '../ui/ui.module.css';
import { fundWallet, type Legs, payOut, swap, transfer } from './sandbox.ts';

/** Moves money between wallets, in and out. The API has no operation for it. */
export function MoveMoney(): ReactElement {
  const t = useText();
  const load = useCallback((signal: AbortSignal) => listWallets({ limit: '100' }, signal), []);
  const { data, failure, reload } = useQuery(load);
  const [methods, setMethods] = useState<readonly KnownPayoutMethod[]>([]);
  useEffect(() => {
    listPayoutMethods().then(setMethods, () => setMethods([]));
  }, []);
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [method, setMethod] = useState('');
  const [amount, setAmount] = useState('1000');
  const [rate, setRate] = useState('1');
  const [reference, setReference] = useState<string>();
  const move = useMutation(useCallback((send: () => Promise<Answer<Legs>>) => send(), []));
  const wallets = data?.wallets ?? [];
  const source = wallets.find(({ id }) => id === from) ?? wallets[0];
  const target = wallets.find(({ id }) => id === to) ?? wallets.find(({ id }) => id !== source?.id);
  const chosenMethod = methods.find(({ id }) => id === method) ?? methods[0];
  const run = async (send: (money: string) => Promise<Answer<Legs>>) => {
    const answer = await move.run(() => send(amount.replaceAll(/[\s,]/gu, '')));
    if (!answer?.data) return;
    setReference(answer.data[0]?.reference_id);
    reload();
  };
  return (
    <section aria-labelledby="money-title">
      <h3 id="money-title">{t('Move money')}</h3>
      {failure && <FailureNotice failure={failure} onRetry={reload} />}
      {!source && !failure && <p className={ui.muted}>{t('Create a wallet first.')}</p>}
      {source && (
        <>
          <WalletSelect
            label={t('Wallet')}
            wallets={wallets}
            value={source.id}
            onChange={setFrom}
          />
          {target && (
            <WalletSelect
              label={t('To, for a transfer or swap')}
              wallets={wallets.filter(({ id }) => id !== source.id)}
              value={target.id}
              onChange={setTo}
            />
          )}
          {chosenMethod && (
            <div className={field.field}>
              <label htmlFor="money-method">{t('Bank account, for a payout')}</label>
              <select
                id="money-method"
                className={field.in}
                value={chosenMethod.id}
                onChange={(event) => setMethod(event.target.value)}
              >
                {methods.map(({ id, method: { account_name, currency } }) => (
                  <option key={id} value={id}>
                    {account_name}, {currency}
                  </option>
                ))}
              </select>
            </div>
          )}
          <div className={field.grid}>
            <div className={`${field.field} ${field.c7} ${field.p6}`}>
              <label htmlFor="money-amount">{t('Amount')}</label>
              <input
                id="money-amount"
                className={`${field.in} ${ui.num}`}
                inputMode="decimal"
                value={amount}
                onChange={(event) => setAmount(event.target.value)}
              />
            </div>
            <div className={`${field.field} ${field.c5} ${field.p6}`}>
              <label htmlFor="money-rate">{t('Rate, for a swap')}</label>
              <input
                id="money-rate"
                className={`${field.in} ${ui.num}`}
                inputMode="decimal"
                value={rate}
                onChange={(event) => setRate(event.target.value)}
              />
            </div>
          </div>
          <div className={ui.row}>
            <Button
              isSmall
              isPending={move.isPending}
              onClick={() => void run((money) => fundWallet(source.id, money))}
            >
              {t('Fund')}
            </Button>
            {target && (
              <>
                <Button
                  isSmall
                  isPending={move.isPending}
                  onClick={() => void run((money) => transfer(source.id, target.id, money))}
                >
                  {t('Transfer')}
                </Button>
                <Button
                  isSmall
                  isPending={move.isPending}
                  onClick={() => void run((money) => swap(source.id, target.id, money, rate))}
                >
                  {t('Swap')}
                </Button>
              </>
            )}
            {chosenMethod && (
              <Button
                isSmall
                isPending={move.isPending}
                onClick={() => void run((money) => payOut(source.id, chosenMethod.id, money))}
              >
                {t('Pay out')}
              </Button>
            )}
          </div>
        </>
      )}
      {move.failure && (
        <FailureNotice failure={move.failure} maybe={t('The money may have moved.')} />
      )}
      <output>
        {reference !== undefined && (
          <>
            {t('Done.')} <Link href={`/transactions/${reference}`}>{t('View transaction')}</Link>
          </>
        )}
      </output>
    </section>
  );
}

function WalletSelect({
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
              {walletName(wallet, t)}, {wallet.currency} ({wallet.status})
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
