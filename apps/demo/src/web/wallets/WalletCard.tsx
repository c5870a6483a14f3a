import { Badge, Group, Text, Title } from '@mantine/core';
import { type Wallet, walletStatuses } from '@passmuster/schemas';
import { walletStatusLabels } from '@passmuster/schemas/labels';
import type { ReactElement } from 'react';
import { AddressLine } from './AddressLine.tsx';

/** One wallet: whose, how much, and where to send to. */
export function WalletCard({ wallet }: { readonly wallet: Wallet }): ReactElement {
  const { currency, balance, status, description, addresses, created_at: created } = wallet;
  const state = walletStatuses.find((one) => one === status);
  return (
    <article className="card wallet">
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <div>
          <Title order={2} size="h4">
            {description || (wallet.customer_id ? 'Customer wallet' : 'Merchant wallet')}
          </Title>
          <Text size="sm" c="dimmed">
            Created {created.slice(0, 10)}
          </Text>
        </div>
        <Badge variant="light" tt="none">
          {state ? walletStatusLabels[state].label : status}
        </Badge>
      </Group>
      <Text size="xl" fw={600} my="xs" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {balance}{' '}
        <Text span size="sm" fw={500} c="dimmed">
          {currency}
        </Text>
      </Text>
      {addresses.map((address) => (
        <AddressLine key={address.id} address={address} />
      ))}
    </article>
  );
}
