import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';

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

test('what a finding fills in is an ellipsis', async () => {
  const { out } = await runInTest(['explain', 'owner/minimum-age']);
  expect(out).toContain('The owner is under … on the day of the review');
  expect(out).not.toMatch(/[{}]/);
});
