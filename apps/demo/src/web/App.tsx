import { Tabs, Text } from '@mantine/core';
import { type ReactElement, useState } from 'react';
import { AddressCheck } from './addressCheck/AddressCheck.tsx';
import { Onboarding } from './onboarding/Onboarding.tsx';
import { Payouts } from './payouts/Payouts.tsx';
import { Wallets } from './wallets/Wallets.tsx';

/** The page: a masthead and its rooms. */
export function App(): ReactElement {
  const [room, setRoom] = useState<string | null>('onboarding');
  const [walletVersion, setWalletVersion] = useState(0);
  return (
    <Tabs value={room} onChange={setRoom} className="shell" keepMounted>
      <header className="masthead">
        <div className="wordmark">
          <img src="/mark.svg" alt="" width={30} height={30} />
          <span>Passmuster</span>
        </div>
        <Tabs.List aria-label="Rooms">
          <Tabs.Tab value="onboarding">Onboarding</Tabs.Tab>
          <Tabs.Tab value="wallets">Wallets</Tabs.Tab>
          <Tabs.Tab value="payouts">Payouts</Tabs.Tab>
          <Tabs.Tab value="addressCheck">Address check</Tabs.Tab>
        </Tabs.List>
      </header>
      <main>
        <Tabs.Panel value="onboarding" pt="xl">
          <Onboarding onWallet={() => setWalletVersion((version) => version + 1)} />
        </Tabs.Panel>
        <Tabs.Panel value="wallets" pt="xl">
          {room === 'wallets' && <Wallets version={walletVersion} />}
        </Tabs.Panel>
        <Tabs.Panel value="payouts" pt="xl">
          <Payouts />
        </Tabs.Panel>
        <Tabs.Panel value="addressCheck" pt="xl">
          <AddressCheck />
        </Tabs.Panel>
      </main>
      <footer>
        <Text size="xs" c="dimmed" mt="xl">
          The API key stays with the demo’s server. Dates are judged by the calendar of this device.
        </Text>
      </footer>
    </Tabs>
  );
}
