import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';
import { allRules } from './allRules.ts';

test.each([
  'profile/country',
  'document/recommended',
  'internal/rule-failed',
  'internal/more-findings',
])('explain %s explains an id that only some reviews report', async (id) => {
  const { code, out } = await runInTest(['explain', id]);
  expect(code).toBe(0);
  expect(out).toContain(`${id}  (`);
});

test.each([
  { id: 'owner/minimum-age', says: 'Every owner must be 18 or older.' },
  { id: 'bank/bic-currency', says: 'doesn’t belong to a bank in this country (' },
  { id: 'address/length', says: 'digits after 0x instead of 40' },
])('explain $id completes its texts: $says', async ({ id, says }) => {
  const { out } = await runInTest(['explain', id]);
  expect(out).toContain(says);
  expect(out).toContain('Names and numbers in these texts come from an example.');
});

test('the other wordings of a rule are listed', async () => {
  const { out } = await runInTest(['explain', 'address/look-alike']);
  expect(out).toContain(
    'In other cases:\n    This address looks like another one of the list (<first>)',
  );
});

test('a threshold is that of a finding', async () => {
  const file = JSON.stringify({ business_owners: [{ date_of_birth: '2020-01-01' }] });
  const args = ['check', 'customer', '--format', 'json'];
  const { out } = await runInTest(args, { stdin: file });
  const findings: { rule: string; remedy: string }[] = JSON.parse(out).reports[0].findings;
  const found = findings.find(({ rule }) => rule === 'owner/minimum-age');
  const { out: explained } = await runInTest(['explain', 'owner/minimum-age']);
  expect(explained).toContain(`  ${found?.remedy}\n`);
});

test('the texts of every rule are completed, but for three whose example says something else', async () => {
  const left: string[] = [];
  for (const { id } of allRules) {
    const { out } = await runInTest(['explain', id]);
    expect(out).not.toMatch(/[{}]/);
    const [usual = ''] = out.split('In other cases:');
    if (usual.includes('<')) left.push(id);
  }
  expect(left).toEqual([
    'document/recommended',
    'input/readable',
    'risk/prohibited-countries-flag',
  ]);
});
