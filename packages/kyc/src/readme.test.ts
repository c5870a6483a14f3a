import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { runReadme } from './testing/runReadme.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

describe('README', () => {
  test('its examples give what they say', async () => {
    const modules = {
      '@passmuster/kyc': await import('./index.ts'),
      '@passmuster/kyc/tables': await import('./tables.ts'),
    };
    const results = await runReadme(readme, modules);
    expect(results.length).toBeGreaterThan(6);
    for (const { code, is, said } of results) expect(is, code).toEqual(said);
  });

  test('fits on a screen', () => {
    expect(readme.split('\n').length).toBeLessThan(70);
  });
});
