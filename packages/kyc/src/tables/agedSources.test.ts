import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { agedSources } from '../../scripts/tables/agedSources.ts';
import { toDisposableDomains } from '../../scripts/tables/toDisposableDomains.ts';

const kyc = new URL('../../', import.meta.url);

test.each(agedSources())('$path has a day, an interval, and a way to refresh it', (source) => {
  const { asOf, maxAgeDays, license, path, refresh, command } = source;
  expect(existsSync(new URL(path, kyc))).toBe(true);
  expect(asOf).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(maxAgeDays).toBeGreaterThan(0);
  expect(license.length).toBeGreaterThan(0);
  expect(refresh).toMatch(/\S/);
  if (command === undefined) return;
  const [, name = '', script = ''] =
    /^pnpm --filter @passmuster\/(\w+) ([\w:-]+)$/.exec(command) ?? [];
  const manifest = readFileSync(new URL(`../${name}/package.json`, kyc), 'utf8');
  expect(JSON.parse(manifest).scripts).toHaveProperty([script]);
});

test('tables of banks and addresses have an age, too', () => {
  const ofOthers = agedSources().filter(({ path }) => path.startsWith('../'));
  expect(ofOthers.map(({ path }) => path)).toEqual([
    '../address/data/knownAddresses.json',
    '../address/data/sanctionedAddresses.json',
    '../address/data/tokenContracts.json',
    '../bank/data/nigerianBanks.json',
    '../bank/data/southAfricanBanks.json',
  ]);
});

test('a list of disposable domains is read whole, without its comments, or refused', () => {
  const list = '# comment\nMailinator.com\r\n\n10minutemail.com\nmailinator.com\n';
  expect(toDisposableDomains(list, 3)).toEqual(['10minutemail.com', 'mailinator.com']);
  expect(() => toDisposableDomains(list, 8_000)).toThrow('only 3 domains');
  expect(() => toDisposableDomains('<html>', 1)).toThrow('a line that is not a domain');
  expect(() => toDisposableDomains('', 2)).toThrow('only 0 domains');
});
