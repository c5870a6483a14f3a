import { mutatedAddresses } from '@passmuster/testing/mutatedAddresses';
import { runCount } from '@passmuster/testing/runCount';
import { getAddress as viemGetAddress, isAddress as viemIsAddress } from 'viem/utils';
import { expect, test } from 'vitest';
import { withChecksum } from './checksum.ts';
import { isAddress } from './isAddress.ts';
import { parseAddress } from './parseAddress.ts';

/** More by command: `MUTATIONS=1000000 vitest run --project unit packages/address/src/viem.test.ts`. */
const count = Number(process.env['MUTATIONS'] ?? runCount(6_000, 60_000));
const seed = Number(process.env['SEED'] ?? 55);

/** Returns whether all letters are capitals: the only difference, because viem sees a wrong checksum where there is none. */
const isAllCapitals = (text: string): boolean => /^0x[\dA-F]{40}$/.test(text);

test(`isAddress answers as viem does on ${count} mutated addresses, except those all in capitals`, {
  timeout: 60_000 + count,
}, () => {
  const kinds = { right: 0, wrong: 0, capitals: 0 };
  for (const text of mutatedAddresses(count, seed, withChecksum)) {
    const ours = isAddress(text);
    if (isAllCapitals(text)) {
      kinds.capitals++;
      if (!ours) expect.fail(`refused ${JSON.stringify(text)}`);
    } else {
      kinds[ours ? 'right' : 'wrong']++;
      if (ours !== viemIsAddress(text)) expect.fail(`differs on ${JSON.stringify(text)}`);
    }
    if (ours && parseAddress(text).value !== viemGetAddress(text)) {
      expect.fail(`another checksum for ${JSON.stringify(text)}`);
    }
  }
  expect(kinds.right).toBeGreaterThan(count / 8);
  expect(kinds.wrong).toBeGreaterThan(count / 3);
});
