import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exportedRules, presetModules } from '../../scripts/presets/presetModules.ts';
import { recommended } from './recommended.ts';
import { spec } from './spec.ts';
import { strict } from './strict.ts';

test.each([...(await presetModules())])('%s is what its generator writes', (path, text) => {
  expect(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')).toBe(text);
});

const camelCase = (text: string): string =>
  text.replace(/-([a-z\d])/g, (_, letter: string) => letter.toUpperCase());

const rules = (await exportedRules()).filter(({ rule }) => rule.id !== 'document/recommended');

test.each(rules)('$rule.id is in the file that its id names', ({ rule: { id }, name, file }) => {
  expect(file).toBe(`${camelCase(id)}.ts`);
  expect(file).toBe(`${file.split('/')[0]}/${name}.ts`);
});

test.each(rules)('$rule.id names its preset, unless it is about wallets', ({ rule }) => {
  expect(rule.preset === undefined).toBe(rule.id.startsWith('wallet/'));
});

test('a preset has the rules that name it, and those of the smaller presets', () => {
  const presetsOf = ({ rules: list }: typeof strict | typeof recommended | typeof spec) =>
    [...new Set(list.map(({ preset }) => preset))].sort();
  expect(presetsOf(spec)).toEqual(['spec']);
  expect(presetsOf(recommended)).toEqual(['recommended', 'spec']);
  expect(presetsOf(strict)).toEqual(['recommended', 'spec', 'strict']);
  expect(strict.rules).toEqual(expect.arrayContaining([...recommended.rules]));
  expect(recommended.rules).toEqual(expect.arrayContaining([...spec.rules]));
});
