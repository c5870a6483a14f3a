import { checkAddress, createAddressBook, loadAddressLabels } from '@passmuster/address';
import { propertyAt, type Rule, toFinding } from '@passmuster/findings';
import { networks } from '@passmuster/schemas';
import type { Check } from './check.ts';
import type { CheckSettings } from './checkSettings.ts';
import { dataConfig } from './dataConfig.ts';

const source = { title: 'API specification 1.0.0', section: 'Create wallet, network' } as const;

export const networkRule = {
  id: 'input/network',
  severity: 'error',
  basis: 'spec',
  source,
  message: 'The network is none of {networks}',
  remedy:
    'The network is missing or unknown. Choose the one the address receives on: erc20 or polygon.',
} as const satisfies Rule;

/** Returns the network of this name, whatever its letter case; undefined for any other value. */
export function networkOf(value: unknown): (typeof networks)[number] | undefined {
  const name = typeof value === 'string' ? value.toLowerCase() : undefined;
  return networks.find((network) => network === name);
}

/** Checks a stablecoin address: text, or a record with `address` and perhaps `network`. */
export async function addressCheck({
  network: fallback,
  addressBook,
  config: source,
}: CheckSettings): Promise<Check> {
  const config = await dataConfig(source);
  const labels = await loadAddressLabels({ config });
  const book = addressBook && createAddressBook(addressBook.map(({ address }) => address));
  return (value) => {
    const isRecord = typeof value === 'object' && value !== null;
    const address = isRecord ? propertyAt(value, 'address') : value;
    const named = isRecord ? propertyAt(value, 'network') : undefined;
    const network = networkOf(typeof named === 'string' && named !== '' ? named : fallback);
    if (network === undefined) {
      return [toFinding(networkRule, ['network'], { networks: networks.join(', ') })];
    }
    const path = isRecord ? ['address'] : [];
    const options = { network, labels, path, config, ...(book && { addressBook: book }) };
    return checkAddress(address, options);
  };
}
