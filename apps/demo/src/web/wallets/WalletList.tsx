import { Button, Pagination, Skeleton, Stack, Text } from '@mantine/core';
import { PaginationSchema, WalletSchema } from '@passmuster/schemas';
import { type ReactElement, useEffect, useState } from 'react';
import * as v from 'valibot';
import { type Answer, call } from '../call.ts';
import { FailureLine } from '../FailureLine.tsx';
import { WalletCard } from './WalletCard.tsx';

const PageSchema = v.object({
  data: v.object({ wallets: v.array(WalletSchema), pagination: PaginationSchema }),
});

/** Every wallet of the merchant and its customers, asked for again when `version` changes. */
export function WalletList({ version }: { readonly version: number }): ReactElement {
  const [page, setPage] = useState(1);
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer<v.InferOutput<typeof PageSchema>>>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version or attempt asks again.
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    void call(PageSchema, `/api/wallets?page=${page}&limit=10`, { signal }).then((next) => {
      if (!signal.aborted) setAnswer(next);
    });
    return () => leaving.abort();
  }, [page, version, attempt]);

  if (answer?.failure) {
    return (
      <Stack align="flex-start">
        <FailureLine failure={answer.failure} />
        <Button variant="light" onClick={() => setAttempt(attempt + 1)}>
          Try again
        </Button>
      </Stack>
    );
  }
  if (!answer) return <Skeleton height={120} radius="md" aria-label="Loading the wallets" />;
  const { wallets, pagination } = answer.data.data;
  if (wallets.length === 0) {
    return (
      <Text c="dimmed">
        No wallets yet. Send an application, then create a wallet for the customer.
      </Text>
    );
  }
  return (
    <Stack>
      <ul className="rows" aria-label="Wallets">
        {wallets.map((wallet) => (
          <li key={wallet.id}>
            <WalletCard wallet={wallet} />
          </li>
        ))}
      </ul>
      {pagination.totalPages > 1 && (
        <Pagination
          value={page}
          onChange={setPage}
          total={pagination.totalPages}
          getControlProps={(control) => ({ 'aria-label': `${control} page` })}
          getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
        />
      )}
    </Stack>
  );
}
