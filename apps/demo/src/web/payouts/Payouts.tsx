import { Text, Title } from '@mantine/core';
import type { BankPayoutMethod } from '@passmuster/schemas';
import { type ReactElement, useState } from 'react';
import { AccountForm } from './AccountForm.tsx';
import { PayoutAccount } from './PayoutAccount.tsx';

/**
 * The room of the merchant's own payout accounts. The API has no operation that lists them, so the
 * room shows those added since the page was opened.
 */
export function Payouts(): ReactElement {
  const [accounts, setAccounts] = useState<readonly BankPayoutMethod[]>([]);
  const remove = (gone: string) => setAccounts((all) => all.filter(({ id }) => id !== gone));
  return (
    <>
      <Title order={1} fz={{ base: 30, sm: 40 }} lh={1.15}>
        Payout accounts
      </Title>
      <Text c="dimmed" maw={620} mt="xs" mb="lg">
        A bank account of your own in naira or rand. Its number is checked while you type, by the
        check digit where the bank has one.
      </Text>
      <AccountForm onAdded={(account) => setAccounts((all) => [account, ...all])} />
      {accounts.length > 0 && (
        <ul className="rows" aria-label="Accounts added" style={{ marginTop: 24, maxWidth: 720 }}>
          {accounts.map((account) => (
            <li key={account.id}>
              <PayoutAccount account={account} onDeleted={() => remove(account.id)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
