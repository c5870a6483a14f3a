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
