import { writeFileSync } from 'node:fs';
import { customerSample } from '@passmuster/testing/samples';
import { expect, test } from 'vitest';
import { filesAlone } from '../../test/filesAlone.ts';
import { clocks, dropping, losing, submitting, wallet } from '../../test/submitting.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';

const write = temporaryFolder();
const { submit, submitKind, created } = submitting();
const longest = 5 * 60;
const account = {
  ...{ type: 'BANK', account_name: 'Adunni Foods', account_number: '0000014579' },
  ...{ bank_name: 'First Bank', bank_code: '011', currency: 'NGN' },
};

test('a lost wallet exists or is absent; the next run sends what is absent', async () => {
  const clock = clocks();
  const file = write('both.ndjson', wallet('arrived') + wallet('dropped') + wallet('fine'));
  let asked = 0;
  const faults: typeof fetch = (...request) => {
    asked += 1;
    return ([losing, dropping][asked - 1] ?? fetch)(...request);
  };
  await submit(file, ['--concurrency', '1'], { ...clock, fetch: faults });
  clock.pass(longest);
  const unknown = await submit(file, ['--unknown'], clock);
  expect(unknown.out).toMatch(/:1 {2}sent [^:]+:[^:]+:[^ ]+: exists \([0-9a-f-]{36}\)\n/);
  expect(unknown.out).toMatch(/:2 {2}sent .*: absent\n/);
  expect(unknown.out).toContain(
    '2 rows looked up: 1 exists, 1 absent\nRun the command without --unknown to send what is absent\n',
  );
  expect(unknown.code).toBe(1);
  expect((await submit(file, [], clock)).out).toBe('1 created, 2 already sent\n');
  expect([...(await created())].filter(([, count]) => count > 1)).toEqual([]);
  const again = await submit(file, ['--unknown'], clock);
  expect(again.out).toBe('the outcome of every row is known\n');
  expect(again.code).toBe(0);
});

test('of 47 rows that are alike, as many exist as there are wallets like them', async () => {
  const clock = clocks();
  const file = write('alike.ndjson', wallet('alike').repeat(47));
  let asked = 0;
  const everyOther: typeof fetch = (...request) => {
    asked += 1;
    return (asked % 2 === 0 ? losing : dropping)(...request);
  };
  await submit(file, [], { ...clock, fetch: everyOther });
  clock.pass(longest);
  const { out } = await submit(file, ['--unknown'], clock);
  expect(out).toContain('47 rows looked up: 23 exists, 24 absent\n');
  expect(new Set(out.match(/[0-9a-f-]{36}/g)).size).toBe(23);
  expect((await submit(file, [], clock)).out).toBe('24 created, 23 already sent\n');
  expect((await created()).get('alike')).toBe(47);
});

test('a wallet is not looked up while its request may be under way, whatever the clock says', async () => {
  const clock = clocks();
  const file = write('early.ndjson', wallet('early'));
  await submit(file, [], { ...clock, fetch: dropping });
  clock.pass(longest - 60);
  clock.move(86_400);
  const early = await submit(file, ['--unknown'], clock);
  expect(early.out).toContain('cannot be known: sent less than 5 minutes ago. Try again later');
  clock.pass(61);
  expect((await submit(file, ['--unknown'], clock)).out).toContain(': absent\n');
});

test('nothing is concluded from a list that is not complete', async () => {
  const clock = clocks();
  const file = write('torn.ndjson', wallet('torn'));
  await submit(file, [], { ...clock, fetch: dropping });
  clock.pass(longest);
  // Says that there is one more than it lists, as while another is created.
  const shifting: typeof fetch = async (...request) => {
    const body = await (await fetch(...request)).json();
    body.pagination.total += 1;
    return Response.json(body);
  };
  const { out, code } = await submit(file, ['--unknown'], { ...clock, fetch: shifting });
  expect(out).toContain('cannot be known: the list of wallets changes while it is read');
  expect(code).toBe(1);
  expect((await submit(file, [], clock)).out).toContain('1 may have been created\n');
});

test('a row that was changed in the file since is named', async () => {
  const clock = clocks();
  const file = write('changed.ndjson', wallet('before'));
  await submit(file, [], { ...clock, fetch: losing });
  writeFileSync(file, wallet('after'));
  expect((await submit(file, ['--dry-run'])).code).toBe(0);
  const edited = await submit(file);
  expect(edited.out).toContain(
    '1 created, 1 may have been created and changed in the file or left it\n',
  );
  expect(edited.code).toBe(1);
  clock.pass(longest);
  const { out, code } = await submit(file, ['--unknown'], clock);
  expect(out).toBe(
    '1 row that may have been created changed in the file or left it: sent as row 1\n',
  );
  expect(code).toBe(1);
});

test('payout methods are not listed: a person looks, and records or sends', async () => {
  const bank = submitKind('bank');
  const file = write('bank.ndjson', `${JSON.stringify(account)}\n`);
  await bank(file, [], { fetch: losing });
  const { out, code } = await bank(file, ['--unknown']);
  expect(out).toContain('cannot be known: the API has no list of them\n');
  expect(out).toContain('The API has no list of payout methods.');
  expect(code).toBe(1);
  const recorded = await bank(file, ['--unknown', '--exists', '1']);
  expect(recorded.out).toContain(': exists\n1 row looked up: 1 exists\n');
  expect(recorded.code).toBe(0);
  expect((await bank(file)).out).toBe('1 already sent\n');
});

test('the command printed for a lost row reads the columns as the run did', async () => {
  const bank = submitKind('bank');
  const { account_number: number, ...others } = account;
  const names = [...Object.keys(others), 'No. of it'].join(',');
  const file = filesAlone()(
    'mapped.csv',
    `${names}\n${[...Object.values(others), number].join(',')}\n`,
  );
  const map = 'account_number=No. of it';
  const { out } = await bank(file, ['--map', map], { fetch: losing });
  expect(out).toContain(`--map "${map}" --unknown\n`);
  expect((await bank(file, ['--map', map, '--unknown'])).out).toContain('1 row looked up: ');
});

test('a customer that was sent again and refused with 409 is probably our own', async () => {
  const customer = submitKind('customer');
  const file = write('customer.json', JSON.stringify(customerSample));
  await customer(file, [], { fetch: losing });
  expect((await customer(file, ['--unknown'])).out).toContain(
    'refuses it with 409 (DUPLICATE_EMAIL or DUPLICATE_PHONE), nothing is created twice',
  );
  const again = await customer(file, ['--resend', '0']);
  expect(again.out).toMatch(
    /probably created by the run of \S+ \(409 DUPLICATE_EMAIL\): refused as a duplicate of it/,
  );
  expect(again.out).toContain('1 probably created\n');
  expect((await customer(file)).out).toBe('1 probably created\n');
});

test('an edited customer with the same email is held back, not sent a second time', async () => {
  const customer = submitKind('customer');
  const first = { ...customerSample, email: 'edited@karootrading.co.za', phone: '+27211234568' };
  const file = write('edited.json', JSON.stringify(first));
  await customer(file, [], { fetch: losing });
  writeFileSync(file, JSON.stringify({ ...first, trading_name: 'A corrected name' }));
  const { out, code } = await customer(file);
  expect(out).toMatch(
    /not sent: .* has the same email or phone, was sent .*, and may have been created/,
  );
  expect(out).toContain('1 not sent because an earlier row is the same, 1 may');
  expect(code).toBe(1);
});
