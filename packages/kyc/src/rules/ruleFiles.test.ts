import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { strict } from './strict.ts';

const camelCase = (text: string): string =>
  text.replace(/-([a-z\d])/g, (_, letter: string) => letter.toUpperCase());

test.each(strict.rules.map((rule) => ({ id: rule.id, rule })))(
  '$id is in the file that its id names',
  async ({ id, rule }) => {
    const [folder = '', name = ''] = id.split('/');
    const file = new URL(`${folder}/${camelCase(name)}.ts`, import.meta.url);
    expect(existsSync(fileURLToPath(file))).toBe(true);
    const module: Readonly<Record<string, unknown>> = await import(fileURLToPath(file));
    expect(module[camelCase(name)]).toBe(rule);
  },
);
