import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { BankPayoutMethod } from '@passmuster/schemas';
import { type ReactElement, useState } from 'react';
import * as v from 'valibot';
import { call, type Failure } from '../call.ts';
import { FailureLine } from '../FailureLine.tsx';

const DeletedSchema = v.object({ data: v.unknown() });

/** An account that was added, and the button that deletes it for good. */
export function PayoutAccount({
  account,
  onDeleted,
}: {
  readonly account: BankPayoutMethod;
  readonly onDeleted: () => void;
}): ReactElement {
  const [failure, setFailure] = useState<Failure>();
  const remove = async () => {
    const answer = await call(DeletedSchema, `/api/payout/methods/${account.id}`, {
      method: 'DELETE',
    });
    setFailure(answer.failure);
    if (!answer.failure) onDeleted();
  };
  return (
    <Stack component="article" className="card" gap="xs">
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div>
          <Title order={2} size="h4">
            {account.account_name}
          </Title>
          <Text size="sm" c="dimmed">
            {account.bank_name}, {account.currency}
          </Text>
        </div>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={`Delete the account of ${account.account_name}`}
          onClick={() => void remove()}
        >
          Delete
        </Button>
      </Group>
      <span className="address">{account.account_number}</span>
      {failure && <FailureLine failure={failure} />}
    </Stack>
  );
}
