import { Text, Title } from '@mantine/core';
import type { ReactElement } from 'react';
import { WalletList } from './WalletList.tsx';

/** The room of the wallets. */
export function Wallets({ version }: { readonly version: number }): ReactElement {
  return (
    <>
      <Title order={1} fz={{ base: 30, sm: 40 }} lh={1.15}>
        Wallets
      </Title>
      <Text c="dimmed" maw={620} mt="xs" mb="lg">
        Wallets of your customers and your own, as the API lists them.
      </Text>
      <WalletList version={version} />
    </>
  );
}
