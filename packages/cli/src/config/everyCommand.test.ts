import { customerSample, sampleDay } from '@passmuster/testing/samples';
import { describe, expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';

const write = temporaryFolder();
write(
  'own.mjs',
  `export const rules = [{ id: 'own/website', severity: 'info', basis: 'practice', source: { title: 'Own' },
  message: 'own', remedy: 'Enter your own website.', reads: { business_website: (value) => typeof value === 'string' },
  check: (_, { report }) => report(['business_website']) }];`,
);
const rules = { 'own/website': 'error', 'owner/minimum-age': ['error', { years: 21 }] };
const settings = { ruleModules: ['./own.mjs'], rules, preset: 'recommended' };
const config = write('own.config.json', JSON.stringify(settings));
const draft = {
  business_website: 'https://karoo.example.org',
  business_owners: [{ date_of_birth: '2006-01-31' }],
};
const file = write('draft.json', JSON.stringify(draft));
const day = ['--as-of', '2026-11-21'];

describe('one configuration applies in', () => {
  test.each([
    { args: ['check', 'customer', file, '--format', 'ndjson', ...day], name: 'check' },
    { args: ['filter', 'customer', ...day], name: 'filter' },
    { args: ['audit', file, ...day], name: 'audit' },
    { args: ['rules', '--json'], name: 'rules' },
  ])('$name: an own rule with its severity, and an option', async ({ args }) => {
    const stdin = `${JSON.stringify(draft)}\n`;
    const { out } = await runInTest([...args, '--config', config], { stdin });
    expect(out).toMatch(/"(?:rule|id)": ?"own\/website"/);
    expect(out).toContain('21');
    const without = await runInTest([...args, '--no-config'], { stdin });
    expect(without.out).not.toContain('own/website');
  });

  test('explain', async () => {
    const { out } = await runInTest(['explain', 'own/website', '--config', config]);
    expect(out).toContain('own/website  (error, practice)');
    expect(out).toContain('Enter your own website.');
  });

  test('fix, which says what is left', async () => {
    const { out, err } = await runInTest(['fix', file, '--dry-run', ...day, '--config', config]);
    expect(out + err).toContain('Enter your own website.');
    const without = await runInTest(['fix', file, '--dry-run', ...day, '--no-config']);
    expect(without.out + without.err).not.toContain('Enter your own website.');
  });

  test('submit, which holds back what an own rule refuses', async () => {
    const customer = write('customer.json', JSON.stringify(customerSample));
    const submit = ['submit', 'customer', customer, '--dry-run', '--as-of', sampleDay];
    const { out } = await runInTest([...submit, '--config', config]);
    expect(out).toContain('would send 0; 1 blocked');
    const without = await runInTest([...submit, '--no-config']);
    expect(without.out).toContain('would send 1');
  });

  test('requirements: what a preset or a profile of it asks for', async () => {
    const kyc = ['requirements', '--business-type', 'LLC', '--country', 'US'];
    const spec = write('spec.config.json', '{"preset":"spec"}');
    const { out } = await runInTest([...kyc, '--config', spec]);
    const without = await runInTest([...kyc, '--no-config']);
    expect(out.split('\n').length).toBeLessThan(without.out.split('\n').length);
  });
});
