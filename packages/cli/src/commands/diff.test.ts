import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';

const examples = new URL('../../../../examples', import.meta.url).pathname;
const write = temporaryFolder();
const incomplete = JSON.parse(readFileSync(`${examples}/incomplete.json`, 'utf8'));

test('diff lists the findings that are gone and those that are new', async () => {
  const report = async (name: string, customer: unknown) => {
    const file = write(`${name}.json`, JSON.stringify(customer));
    const { out } = await runInTest(['check', 'customer', file, '--format', 'json']);
    return write(`${name}.report.json`, out);
  };
  const before = await report('before', incomplete);
  const after = await report('after', { ...incomplete, phone: '+233302665678', is_dao: 'yes' });
  const { out, code } = await runInTest(['diff', before, after]);
  expect(out).toContain('- record:phone  error');
  expect(out).toContain('+ record:is_dao  error');
  expect(code).toBe(1);
  expect((await runInTest(['diff', before, before])).out).toBe('0 findings gone, 0 findings new\n');
});
