import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dropping, losing, submitting } from '../../test/submitting.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';

const write = temporaryFolder();
const { submitKind } = submitting();
const bank = submitKind('bank');
const account = (digit: number): string =>
  `${JSON.stringify({
    ...{ type: 'BANK', account_name: 'Adunni Foods', account_number: `000001457${digit}` },
    ...{ bank_name: 'First Bank', bank_code: '011', currency: 'NGN' },
  })}\n`;

test('a person records which of two rows exists; the next run sends the absent one', async () => {
  const file = write('two.ndjson', account(1) + account(2));
  let asked = 0;
  const faults: typeof fetch = (...request) => {
    asked += 1;
    return (asked === 1 ? losing : dropping)(...request);
  };
  await bank(file, ['--concurrency', '1', '--fail-on', 'error'], { fetch: faults });
  const settled = await bank(file, ['--unknown', '--exists', '1', '--absent', '2']);
  expect(settled.out).toMatch(/:1 {2}sent \S+ exists\n.*:2 {2}sent \S+ absent\n/);
  expect(settled.out).toContain('2 rows looked up: 1 exists, 1 absent\nRun the command');
  const again = await bank(file, ['--fail-on', 'error']);
  expect(again.out).toContain('1 created, 1 already sent\n');
});

test('a row that was changed since is settled by the number under which it was sent', async () => {
  const file = write('changed.ndjson', account(3) + account(4));
  await bank(file, ['--fail-on', 'error'], { fetch: losing });
  writeFileSync(file, account(5) + account(4));
  const settled = await bank(file, ['--unknown', '--exists', '1', '--exists', '2']);
  expect(settled.out).toContain('2 rows looked up: 2 exists\n');
  expect(settled.code).toBe(0);
  expect((await bank(file, ['--unknown'])).out).toBe('the outcome of every row is known\n');
});

test('nobody can name one of two lost rows with the same number: neither is settled', async () => {
  const file = write('same.ndjson', account(6));
  await bank(file, ['--fail-on', 'error'], { fetch: losing });
  writeFileSync(file, account(7));
  await bank(file, ['--fail-on', 'error'], { fetch: losing });
  writeFileSync(file, account(8));
  const { out, err } = await bank(file, ['--unknown', '--exists', '1']);
  expect(err).toContain('nothing was recorded of row 1: no row of that number');
  expect(out).toContain('sent as row 1, 1\n');
});

test.each([
  { args: ['--exists', '1'], says: 'add --unknown' },
  { args: ['--absent', '1'], says: 'add --unknown' },
  { args: ['--unknown', '--exists', '1', '--absent', '1'], says: 'row 1: --exists and --absent' },
])('$args is refused', async ({ args, says }) => {
  const { err, code } = await bank(write('refused.ndjson', account(9)), args);
  expect(err).toContain(says);
  expect(code).toBe(2);
});
