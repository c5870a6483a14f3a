import { customerSample } from '@passmuster/testing/samples';
import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';

const write = temporaryFolder();
const rule = 'email/public-domain';
const by = ['--accepted-by', 'A. Obi', '--reason', 'Called back'];
const entry = { rule, reason: 'Called back', by: 'A. Obi', until: '2026-12-31' };

const look = { ...customerSample, email: 'office@example.com' };
const file = write('one.json', JSON.stringify(look));
const commands = [
  { command: 'check', args: ['check', 'customer', file], stdin: '' },
  { command: 'submit', args: ['submit', 'customer', file, '--dry-run'], stdin: '' },
  { command: 'filter', args: ['filter', 'customer'], stdin: JSON.stringify(look) },
  { command: 'audit', args: ['audit', file], stdin: '' },
];

/** Options that don't accept anything, and what is said. */
const refused = [
  {
    why: 'nobody',
    more: ['--accept', rule, '--reason', 'x'],
    says: '--accept needs --accepted-by NAME',
  },
  {
    why: 'a blank name',
    more: ['--accept', rule, '--reason', 'x', '--accepted-by', ' '],
    says: '--accept needs',
  },
  { why: 'no reason', more: ['--accept', rule, '--accepted-by', 'x'], says: 'and --reason TEXT' },
  { why: 'no rule', more: by, says: '--accepted-by and --reason need --accept RULE' },
  {
    why: 'an unknown rule',
    more: ['--accept', `${rule},email/public-domains`, ...by],
    says: `a rule that is accepted doesn't exist. Did you mean ${rule}`,
  },
  {
    why: 'the count of findings that are not listed',
    more: ['--accept', 'internal/more-findings', ...by],
    says: "a rule that is accepted doesn't exist",
  },
  {
    why: 'an unknown rule of a file',
    more: ['--acceptances', write('rule.json', JSON.stringify([{ ...entry, rule: 'email/x' }]))],
    says: "a rule that is accepted doesn't exist",
  },
  {
    why: 'nobody in a file',
    more: ['--acceptances', write('by.json', JSON.stringify([{ ...entry, by: '\u200b' }]))],
    says: 'by.json: 0.by: must not be blank',
  },
];

test.each(commands.flatMap((one) => refused.map((other) => ({ ...one, ...other }))))(
  '$command refuses an acceptance with $why',
  async ({ args, stdin, more, says }) => {
    const { out, err, code } = await runInTest([...args, ...more], { stdin });
    expect(err).toContain(says);
    expect({ out, code }).toEqual({ out: '', code: 2 });
  },
);

const days = [
  { until: '2026-11-21', why: 'on its last day', verdict: 'clear' },
  { until: '2026-11-20', why: 'the day after', verdict: 'look' },
];
test.each(days)('an acceptance holds $why: $verdict', async ({ until, verdict }) => {
  const acceptances = write('until.json', JSON.stringify([{ ...entry, until }]));
  const args = ['check', 'customer', file, '--format', 'ndjson', '--acceptances', acceptances];
  const report = JSON.parse((await runInTest(args)).out);
  expect(report.verdict).toBe(verdict);
  const found = report.findings.map((one: { rule: string; accepted?: boolean; text?: string }) =>
    [one.rule, one.accepted ?? one.text].join(' '),
  );
  expect(found).toEqual(
    verdict === 'clear' ? [`${rule} true`] : [`${rule} `, 'acceptance/not-applied expired'],
  );
});

test('an error is not accepted, in the language of the report', async () => {
  const wrong = write(
    'wrong.json',
    JSON.stringify({ ...customerSample, registration_date: '2027-01-15' }),
  );
  const args = ['check', 'customer', wrong, '--lang', 'fr', '--format', 'ndjson'];
  const accepting = ['--accept', 'business/registered-in-the-past', ...by];
  const { out, code } = await runInTest([...args, ...accepting]);
  const { verdict, findings } = JSON.parse(out);
  expect(verdict).toBe('blocked');
  expect(findings.at(-1).remedy).toBe(
    'Ce point doit être corrigé. Il ne peut pas être accepté tel quel.',
  );
  expect(code).toBe(1);
});

test('a place limits an acceptance to it', async () => {
  const two = { ...look, contact_person_email: 'thandi@example.com' };
  const input = write('two.json', JSON.stringify(two));
  const acceptances = write('place.json', JSON.stringify([{ ...entry, path: 'email' }]));
  const args = ['check', 'customer', input, '--acceptances', acceptances];
  const { out, code } = await runInTest(args);
  expect(out).toContain(`${input}:email  warning (accepted)\n`);
  expect(out).toContain(`${input}:contact_person_email  warning\n`);
  expect(code).toBe(1);
});

test.each(['--threads=1', '--threads=2'])(
  'an acceptance that found nothing is said once, at the end of a file of any length: %s',
  async (threads) => {
    const rows = 3000;
    const lines = Array.from({ length: rows }, () => JSON.stringify({ phone: '+2348033120456' }));
    const input = write('many.ndjson', `${lines.join('\n')}\n{"phone":"+12025550123"}\n`);
    const accepting = ['--accept', `phone/fictional,${rule}`, ...by];
    const args = ['check', 'phone', input, '--format', 'json', ...accepting, threads];
    const { out, err, code } = await runInTest(args);
    expect(err).toBe(
      `passmuster: 1 acceptance without effect, since nothing like it was found: ${rule}\n`,
    );
    expect(JSON.parse(out).totals).toMatchObject({
      records: rows + 1,
      ready: rows + 1,
      warning: 1,
    });
    expect(code).toBe(0);
  },
);

test('an acceptance covers what is found by comparing records', async () => {
  const input = write('twice.ndjson', `${JSON.stringify(customerSample)}\n`.repeat(2));
  const args = ['check', 'customer', input, '--format', 'ndjson'];
  const verdicts = (out: string) => [...out.matchAll(/"verdict":"(\w+)"/g)].map(([, one]) => one);
  const open = await runInTest(args);
  expect({ verdicts: verdicts(open.out), code: open.code }).toEqual({
    verdicts: ['clear', 'look'],
    code: 1,
  });
  const same = 'file/unique-email,file/unique-phone';
  const accepted = await runInTest([...args, '--accept', same, ...by]);
  expect({ verdicts: verdicts(accepted.out), code: accepted.code }).toEqual({
    verdicts: ['clear', 'clear'],
    code: 0,
  });
});

test('filter says what it accepts in each line, and an unused acceptance on standard error', async () => {
  const stdin = `${JSON.stringify(look)}\n${JSON.stringify(customerSample)}\n`;
  const accepting = ['--accept', rule, '--accept', 'phone/fictional', ...by];
  const { out, err, code } = await runInTest(['filter', 'customer', ...accepting], { stdin });
  const answers = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(answers).toMatchObject([
    { verdict: 'clear', ready: true, findings: [{ rule, accepted: true }] },
    { verdict: 'clear', ready: true, findings: [] },
  ]);
  expect(err).toContain(
    '1 acceptance without effect, since nothing like it was found: phone/fictional\n',
  );
  expect(code).toBe(0);
});
