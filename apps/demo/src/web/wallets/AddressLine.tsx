import { Badge, Button, CopyButton, Group } from '@mantine/core';
import { checkAddress } from '@passmuster/address';
import { networks, type WalletAddress } from '@passmuster/schemas';
import { networkLabels } from '@passmuster/schemas/labels';
import type { ReactElement } from 'react';

/** An address of a wallet, its network, and whether the checksum in its capitals holds. */
export function AddressLine({
  address: { address, network },
}: {
  readonly address: Pick<WalletAddress, 'address' | 'network'>;
}): ReactElement {
  const known = networks.find((one) => one === network);
  const isChecked = known !== undefined && checkAddress(address, { network: known }).length === 0;
  return (
    <Group gap="xs">
      <span className="address">{address}</span>
      <Badge variant="light" tt="none">
        {known ? networkLabels[known].label : network}
      </Badge>
      {isChecked && (
        <Badge variant="outline" tt="none">
          Checksum holds
        </Badge>
      )}
      <CopyButton value={address}>
        {({ copied, copy }) => (
          <Button size="compact-xs" variant="subtle" onClick={copy}>
            {copied ? 'Copied' : 'Copy'}
          </Button>
        )}
      </CopyButton>
    </Group>
  );
}
