import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import { sharesAsFractions } from './fractions.ts';

const write = temporaryFolder();

test.each([
  { shares: [0.6], found: [0], why: 'one share of 0.6' },
  { shares: [0.3, 0.4], found: [0, 1], why: 'shares that leave others out' },
  { shares: [0, 0.4], found: [1], why: 'a share of nothing beside a fraction' },
  { shares: [0.6, 0.4], found: [], why: 'shares that add up to 1, which the review finds' },
  { shares: [1], found: [], why: 'one share of 1, which the review finds' },
  { shares: [0.6, 1.01], found: [], why: 'a share above 1 beside it' },
  { shares: [60], found: [], why: 'a percentage' },
  { shares: [undefined, 'x'], found: [], why: 'no number' },
])('$why: $found', ({ shares, found }) => {
  const customer = { business_owners: shares.map((share) => ({ ownership_percentage: share })) };
  expect(sharesAsFractions(customer).map(([, at]) => at)).toEqual(found);
});

test('a share of a table that is a fraction has one warning, with its cell and what to enter', async () => {
  const file = write('share.csv', 'Owner 1 First name,Owner 1 Ownership\nAda,0.6\n');
  const { out } = await runInTest(['check', 'customer', file]);
  const text = out.replace(/\s+/g, ' ');
  expect(text).toContain(
    'share.csv: B2, Owner 1 Ownership warning This looks like a fraction of 1',
  );
  expect(text).toContain('Enter 60 for 60%, or format the column as a percentage.');
  expect(out.match(/B2, Owner 1 Ownership/g)).toHaveLength(1);
});
