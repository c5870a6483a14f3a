import { readFileSync } from 'node:fs';
import { type AuditRecord, loadCustomerReviewer } from '@passmuster/kyc';
import { sampleDay as asOf, customerSample } from '@passmuster/testing/samples';
import { describe, expect, test } from 'vitest';
import { runInTest } from '../test/runInTest.ts';
import { temporaryFolder } from '../test/temporaryFolder.ts';

const write = temporaryFolder();
const [owner] = customerSample.business_owners;
const acceptance = { rule: 'email/public-domain', by: 'A. Obi', reason: 'Called', until: asOf };
const accepted = [
  '--accept',
  acceptance.rule,
  '--accepted-by',
  acceptance.by,
  '--reason',
  'Called',
];

/** An application, what a person accepts of it, and the verdict under each preset. */
const applications = {
  'registered in Tehran in 2027, with shares of 140% and the same owner twice, born in 1875': {
    body: {
      ...customerSample,
      registered_address: {
        ...customerSample.registered_address,
        city: 'Tehran',
        country: 'IR',
      },
      registration_date: '2027-01-15',
      business_owners: [70, 70].map((share) => ({
        ...owner,
        ownership_percentage: share,
        date_of_birth: '1875-01-01',
      })),
    },
    spec: 'clear',
    recommended: 'blocked',
    strict: 'blocked',
  },
  'with an email address of a documentation domain': {
    body: { ...customerSample, email: 'office@example.com' },
    spec: 'clear',
    recommended: 'look',
    strict: 'look',
  },
  'with that email address, which a person accepts': {
    body: { ...customerSample, email: 'office@example.com' },
    accept: accepted,
    spec: 'clear',
    recommended: 'clear',
    strict: 'clear',
  },
  'without a fault': {
    body: customerSample,
    spec: 'clear',
    recommended: 'clear',
    strict: 'clear',
  },
  'without an email address': {
    body: { ...customerSample, email: '' },
    spec: 'blocked',
    recommended: 'blocked',
    strict: 'blocked',
  },
} as const;

/** Runs a command and returns the verdict that it gives by its output; its exit code must agree. */
type Surface = (file: string, options: readonly string[]) => Promise<string | undefined>;

const expectedCode = (verdict: unknown): number => (verdict === 'clear' ? 0 : 1);

const inJson =
  (args: readonly string[], verdictIn: (text: string) => unknown): Surface =>
  async (file, options) => {
    const { out, code } = await runInTest([...args, file, ...options]);
    const verdict = verdictIn(out);
    expect(code).toBe(expectedCode(verdict));
    return String(verdict);
  };

/** Returns a verdict by the words of a report. */
const verdictOfWords =
  (words: Readonly<Record<string, string>>) =>
  (text: string): unknown =>
    Object.entries(words).find(([, word]) => text.includes(word))?.[0];

const check = (format: string): string[] => ['check', 'customer', '--format', format];

const surfaces: Readonly<Record<string, Surface>> = {
  'check --format json': inJson(check('json'), (text) => {
    const { reports, totals } = JSON.parse(text);
    const [{ verdict, ready }] = reports;
    expect(ready).toBe(verdict === 'clear');
    expect(totals).toMatchObject({ records: 1, [verdict === 'clear' ? 'ready' : verdict]: 1 });
    return verdict;
  }),
  'check --format ndjson': inJson(check('ndjson'), (text) => JSON.parse(text).verdict),
  'check --format csv': inJson(check('csv'), (text) => {
    const [, first] = text.split('\r\n');
    // A record without findings has no row.
    return first === '' ? 'clear' : first?.split(',').at(-2);
  }),
  'check --format text': inJson(
    check('text'),
    verdictOfWords({
      blocked: '\n0 ready, 1 blocked of 1 (',
      look: '\n0 ready, 1 to look at of 1 (',
      clear: '1 ready of 1 (',
    }),
  ),
  'submit --dry-run': inJson(
    ['submit', 'customer', '--dry-run'],
    verdictOfWords({
      blocked: 'would send 0; 1 blocked; nothing was sent\n',
      look: 'would send 0; 1 to look at; nothing was sent\n',
      clear: 'would send 1',
    }),
  ),
  audit: inJson(['audit'], (text) => (JSON.parse(text) as AuditRecord).verdict),
  filter: async (file, options) => {
    const stdin = readFileSync(file);
    const { out, code } = await runInTest(['filter', 'customer', ...options], { stdin });
    expect(code).toBe(0);
    const { verdict, ready } = JSON.parse(out);
    expect(ready).toBe(verdict === 'clear');
    return verdict;
  },
  'check --message': inJson(
    [...check('text'), '--message'],
    verdictOfWords({
      blocked: 'please correct the following:',
      look: 'please check the following:',
      clear: 'Your application is complete.',
    }),
  ),
};

const presets = ['spec', 'recommended', 'strict'] as const;

describe.each(Object.entries(applications))('an application %s', (name, application) => {
  const file = write(`${name.length}.json`, JSON.stringify(application.body));
  const more = 'accept' in application ? application.accept : [];
  const verdicts = presets.map((preset) => ({ preset, verdict: application[preset] }));

  test.each(
    verdicts.flatMap((one) => Object.keys(surfaces).map((surface) => ({ ...one, surface }))),
  )('is $verdict under $preset in $surface', async ({ preset, verdict, surface }) => {
    const options = ['--preset', preset, ...more];
    expect(await surfaces[surface]?.(file, options)).toBe(verdict);
  });

  test.each(verdicts)('is $verdict under $preset in the library', async ({ preset, verdict }) => {
    const { review } = await loadCustomerReviewer({ preset });
    const given = more.length > 0 ? [acceptance] : [];
    expect(review(application.body, { asOf, accepted: given }).verdict).toBe(verdict);
  });

  test.each(verdicts)(
    'fails in JUnit under $preset unless it is clear',
    async ({ preset, verdict }) => {
      const args = ['check', 'customer', file, '--format', 'junit', '--preset', preset, ...more];
      const { out } = await runInTest(args);
      expect(out.includes('<failure')).toBe(verdict !== 'clear');
    },
  );
});
