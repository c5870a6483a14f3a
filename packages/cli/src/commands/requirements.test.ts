import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';

test.each([
  {
    args: ['--business-type', 'non-us', '--country', 'nigeria'],
    says: 'CAC Status Report',
    code: 0,
  },
  { args: ['--business-type', 'LLC', '--country', 'US'], says: 'Articles of', code: 0 },
  ...['llc', 'Limited liability company', 'Limited liability company (LLC)'].map((type) => ({
    args: ['--business-type', type, '--country', 'US'],
    says: 'Articles of',
    code: 0,
  })),
  {
    args: ['--business-type', 'Empresário em nome individual', '--country', 'NG'],
    says: 'Each owner',
    code: 0,
  },
  {
    args: ['--business-type', 'CLOSE_CORPORTION', '--country', 'ZA'],
    says: 'Did you mean CLOSE_CORPORATION?',
    code: 2,
  },
  { args: ['--business-type', 'LLC', '--country', 'Nigera'], says: 'Did you mean', code: 2 },
  { args: ['--business-type', 'CC', '--country', 'NG'], says: 'pass a business type: ', code: 2 },
  { args: ['--business-type', 'Ltd', '--country', 'NG'], says: 'pass a business type: ', code: 2 },
])('requirements $args: $says', async ({ args, says, code }) => {
  const result = await runInTest(['requirements', ...args]);
  expect(result.out + result.err).toContain(says);
  expect(result.code).toBe(code);
});
