import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('the JSON Schema of the settings is what the generator writes', () => {
  const script = new URL('../../scripts/configSchema.ts', import.meta.url).pathname;
  const run = () =>
    execFileSync(process.execPath, ['--conditions=@passmuster/source', script, '--check']);
  expect(run).not.toThrow();
});
