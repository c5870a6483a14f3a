import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { BusinessCustomerProfileSchema, type Wallet, WalletSchema } from '@passmuster/schemas';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { call, type Failure } from '../call.ts';
import { FailureLine } from '../FailureLine.tsx';
import { SeverityMark } from '../SeverityMark.tsx';
import { WalletCard } from '../wallets/WalletCard.tsx';

export const CreatedSchema = v.object({ data: BusinessCustomerProfileSchema });
export type Created = v.InferOutput<typeof CreatedSchema>['data'];

/** The customer as the API has it, and the next step: a wallet. */
export function CustomerCreated({
  customer,
  onWallet,
  onAnother,
}: {
  readonly customer: Created;
  readonly onWallet: () => void;
  readonly onAnother: () => void;
}): ReactElement {
  const [wallet, setWallet] = useState<Wallet>();
  const [failure, setFailure] = useState<Failure>();
  const [isCreating, setCreating] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const name = textOf(customer, 'business_name') ?? 'The customer';

  const create = async () => {
    setCreating(true);
    const body = {
      currency: 'USDC',
      network: 'polygon',
      customer_id: customer.id,
      description: [...name].slice(0, 255).join(''),
    };
    const answer = await call(v.object({ data: WalletSchema }), '/api/wallets', {
      method: 'POST',
      body,
    });
    setCreating(false);
    setFailure(answer.failure);
    if (answer.failure) return;
    setWallet(answer.data.data);
    onWallet();
  };

  return (
    <Stack gap="lg" maw={720} mx="auto" py="lg">
      <section className="card" aria-label="Created customer">
        <Group gap={8} c="var(--pine)" mb={4}>
          <SeverityMark mark="met" />
          <Text size="sm" fw={600}>
            Customer created
          </Text>
        </Group>
        <Title order={1} size="h2" ref={heading} tabIndex={-1}>
          {name}
        </Title>
        <dl className="facts">
          {facts.flatMap(([key, label]) => {
            const value = textOf(customer, key);
            return value === undefined
              ? []
              : [
                  <div key={key}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>,
                ];
          })}
        </dl>
      </section>
      {failure && <FailureLine failure={failure} />}
      {wallet ? (
        <section aria-label="Created wallet">
          <WalletCard wallet={wallet} />
        </section>
      ) : (
        <section className="card" aria-label="Next step">
          <Title order={2} size="h4">
            Give it a wallet
          </Title>
          <Text size="sm" c="dimmed" mt={4} mb="md">
            A USDC wallet on Polygon, with an address of its own that can receive at once.
          </Text>
          <Button onClick={() => void create()} loading={isCreating}>
            Create a USDC wallet on Polygon
          </Button>
        </section>
      )}
      <Group>
        <Button variant="subtle" onClick={onAnother}>
          Start another application
        </Button>
      </Group>
    </Stack>
  );
}

const facts = [
  ['id', 'Customer id'],
  ['registration_number', 'Registration number'],
  ['email', 'E-mail'],
  ['phone', 'Phone'],
] as const;

function textOf(customer: Created, key: string): string | undefined {
  const value = customer[key];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
