import { existsSync, readFileSync } from 'node:fs';
import { customerSample } from '@passmuster/testing/samples';
import { expect, test } from 'vitest';
import { submitting } from '../../test/submitting.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import { type JournalContent, readLines } from '../submit/journalLines.ts';

const write = temporaryFolder();
const { submitKind } = submitting();
const customer = submitKind('customer');

let phones = 27_211_230_000;
/** Returns a line with a customer that nobody has sent before. */
function line(more: object = {}): string {
  phones += 1;
  const unique = { email: `office${phones}@karootrading.co.za`, phone: `+${phones}` };
  return `${JSON.stringify({ ...customerSample, ...unique, ...more })}\n`;
}
const [owner, ...others] = customerSample.business_owners;
const clear = () => line();
const look = () => line({ contact_person_email: 'thandi@example.com' });
/** A warning by which the law asks for somebody. */
const regulated = () =>
  line({ business_owners: [{ ...owner, is_beneficial_owner: false }, ...others] });
const blocked = () => line({ registration_date: '2099-01-15' });

const rule = 'email/public-domain';
const accepting = ['--accept', rule, '--accepted-by', 'A. Obi', '--reason', 'Called back'];

const sentLines = (file: string): JournalContent['sent'] =>
  readLines(readFileSync(`${file}.journal`))?.sent ?? new Map();

test('what is open is printed and counted before anything is sent, and held back', async () => {
  const file = write('held.ndjson', clear() + look() + blocked() + clear());
  let before = '';
  let said = '';
  const { code, err } = await customer(file, [], {
    out: async (text) => {
      said += String(text);
    },
    fetch: (...request) => {
      before ||= said;
      return fetch(...request);
    },
  });
  expect(before).toContain(`${file}:2  to look at\n${file}:2:contact_person_email  warning\n`);
  expect(before).toContain(`${file}:3  blocked\n${file}:3:registration_date  error\n`);
  expect(before).toMatch(/\n2 to send; 1 to look at, 1 blocked\n$/);
  expect(said.slice(before.length)).toBe(
    '2 created, 1 to look at (not sent), 1 blocked (not sent)\n',
  );
  expect(err).toContain('--accept RULE --accepted-by NAME --reason TEXT');
  expect(code).toBe(1);
  expect(new Set([...sentLines(file).values()].map(({ row }) => row))).toEqual(new Set([1, 4]));
});

test('--dry-run counts the same and sends nothing', async () => {
  const file = write('dry.ndjson', clear() + look() + look() + blocked());
  const { out, code } = await customer(file, ['--dry-run']);
  expect(out).toMatch(/\nwould send 1; 2 to look at, 1 blocked; nothing was sent\n$/);
  expect(code).toBe(1);
  const accepted = await customer(file, ['--dry-run', ...accepting]);
  expect(accepted.out).toMatch(
    /\nwould send 3, 2 of them with accepted warnings; 1 blocked; nothing was sent\n$/,
  );
  const open = await customer(file, ['--dry-run', '--fail-on', 'error']);
  expect(open.out).toMatch(
    /\nwould send 3, 2 of them with warnings that nobody accepted; 1 blocked; nothing was sent\n$/,
  );
  expect(existsSync(`${file}.journal`)).toBe(false);
});

test('--accept sends a row, and the journal says who accepted what, and why', async () => {
  const file = write('accepted.ndjson', clear() + look());
  expect((await customer(file)).out).toContain('1 created, 1 to look at (not sent)\n');
  const { out, err, code } = await customer(file, accepting);
  expect(out).toContain(
    `${file}:2  accepted\n${file}:2:contact_person_email  warning (accepted)\n`,
  );
  expect(out).toMatch(/\n1 to send, 1 of them with accepted warnings\n1 created, 1 already/);
  expect({ err, code }).toEqual({ err: '', code: 0 });
  const [first, second] = [...sentLines(file).values()].sort((one, two) => one.row - two.row);
  expect(first?.accepted).toBeUndefined();
  expect(second?.accepted).toEqual([
    { rule, by: 'A. Obi', reason: 'Called back', until: new Date().toISOString().slice(0, 10) },
  ]);
  expect(readFileSync(`${file}.journal`, 'utf8')).not.toContain('example.com');
});

test('an acceptance of a file is recorded with its place and its last day', async () => {
  const file = write('placed.ndjson', look());
  const accepted = { rule, path: 'contact_person_email', reason: 'Called', by: 'B. Naidoo' };
  const acceptances = write('list.json', JSON.stringify([{ ...accepted, until: '2099-12-31' }]));
  expect((await customer(file, ['--acceptances', acceptances])).code).toBe(0);
  const [sent] = sentLines(file).values();
  expect(sent?.accepted).toEqual([{ ...accepted, until: '2099-12-31' }]);
});

test('--fail-on error sends rows that nobody has looked at, and says so', async () => {
  const file = write('open.ndjson', look() + clear());
  const { out, err, code } = await customer(file, ['--fail-on', 'error']);
  expect(err).toContain('--fail-on error: rows are sent with warnings that nobody accepted');
  expect(out).toMatch(/\n2 to send, 1 of them with warnings that nobody accepted\n2 created\n$/);
  expect(code).toBe(0);
});

test('what regulation asks for is sent with a name and a reason only', async () => {
  const file = write('regulated.ndjson', regulated());
  const held = await customer(file, ['--fail-on', 'error']);
  expect(held.out).toContain('0 to send; 1 to look at\n1 to look at (not sent)\n');
  expect(held.code).toBe(1);
  const named = ['--accepted-by', 'A. Obi', '--reason', 'Not an owner by law'];
  const sent = await customer(file, ['--accept', 'owner/beneficial-owner-marked', ...named]);
  expect(sent.out).toContain('1 created\n');
});

test('rows of a pipe are reviewed one by one, and held back as well', async () => {
  const journal = `${write('pipe', '')}.journal`;
  const stdin = clear() + look() + blocked();
  const { out, code } = await customer('-', ['--journal', journal], { stdin });
  expect(out).toMatch(/\n1 created, 1 to look at \(not sent\), 1 blocked \(not sent\)\n$/);
  expect(code).toBe(1);
});

test('--all-or-nothing sends nothing while somebody must look at a row', async () => {
  const file = write('all.ndjson', clear() + look());
  const held = await customer(file, ['--all-or-nothing']);
  expect(held.out).toContain('1 to look at of 2 rows: nothing was sent\n');
  expect(existsSync(`${file}.journal`)).toBe(false);
  expect((await customer(file, ['--all-or-nothing', ...accepting])).out).toContain('2 created');
});
