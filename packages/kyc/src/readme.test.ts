import { readFileSync } from 'node:fs';
import { readPage, runExample } from '@passmuster/testing/codeExamples';
import { describe, expect, test } from 'vitest';
import * as kyc from './index.ts';

const readme = new URL('../README.md', import.meta.url);

describe('README', () => {
  test('its examples give what they state', async () => {
    const names = kyc;
    const results = await Promise.all(readPage(readme).map(({ code }) => runExample(code, names)));
    expect(results.flat().length).toBeGreaterThan(6);
    for (const { expression, found, stated } of results.flat()) {
      expect(found, expression).toEqual(stated);
    }
  });

  test('stays short', () => {
    expect(readFileSync(readme, 'utf8').split('\n').length).toBeLessThan(100);
  });
});
