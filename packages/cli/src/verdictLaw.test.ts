import { loadCustomerReviewer } from '@passmuster/kyc';
import { runCount } from '@passmuster/testing/runCount';
import { sampleDay as asOf, customerSample } from '@passmuster/testing/samples';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runInTest } from '../test/runInTest.ts';
import { temporaryFolder } from '../test/temporaryFolder.ts';

const write = temporaryFolder();
const field = fc.constantFrom(...Object.keys(customerSample));
const value = fc.constantFrom(
  '',
  ' ',
  '\u200b',
  'x',
  'ada@example.com',
  '2031-01-01',
  0,
  140,
  null,
  [],
);
/** Each with its own email and phone: of two that share one, `submit` sends the first only. */
const drafts = fc
  .array(fc.dictionary(field, value, { maxKeys: 3 }), { minLength: 1, maxLength: 30 })
  .map((list) =>
    list.map((set, at) => ({
      ...customerSample,
      email: `office${at}@karootrading.co.za`,
      phone: `+272112345${60 + at}`,
      ...set,
    })),
  );

test('check, filter, submit and the library agree on drafts of any kind', async () => {
  const { review } = await loadCustomerReviewer({ preset: 'strict' });
  const count = (number: number, what: string) => (number > 0 ? [`${number} ${what}`] : []);
  await fc.assert(
    fc.asyncProperty(drafts, async (customers) => {
      const stdin = `${customers.map((one) => JSON.stringify(one)).join('\n')}\n`;
      const input = write('drafts.ndjson', stdin);
      const verdicts = customers.map((one) => review(one, { asOf }).verdict);
      const preset = ['--preset', 'strict'];
      const verdictsIn = (out: string) =>
        out
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line).verdict);
      // Duplicates are found in a file only.
      const alone = ['--rule', 'file/unique-email=off', '--rule', 'file/unique-phone=off'];
      const checked = await runInTest([
        'check',
        'customer',
        '--format',
        'ndjson',
        input,
        ...preset,
        ...alone,
      ]);
      expect(verdictsIn(checked.out)).toEqual(verdicts);
      const filtered = await runInTest(['filter', 'customer', ...preset], { stdin });
      const withoutNull = (one: object): unknown =>
        JSON.parse(JSON.stringify(one, (_, member) => member ?? undefined));
      // The engines that run a filter write null for every column without a value.
      const absent = customers.map((one) => review(withoutNull(one), { asOf }).verdict);
      expect(verdictsIn(filtered.out)).toEqual(absent);
      const submitted = await runInTest(['submit', 'customer', input, '--dry-run', ...preset]);
      const numberOf = (verdict: string) => verdicts.filter((one) => one === verdict).length;
      const held = [
        ...count(numberOf('look'), 'to look at'),
        ...count(numberOf('blocked'), 'blocked'),
      ].join(', ');
      const line = [`would send ${numberOf('clear')}`, ...(held === '' ? [] : [held])].join('; ');
      expect(submitted.out).toMatch(new RegExp(`(?:^|\n)${line}; nothing was sent\n$`));
    }),
    { numRuns: runCount(6, 60) },
  );
});
