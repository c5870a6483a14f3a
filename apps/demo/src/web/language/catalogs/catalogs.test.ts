import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageDefects } from '@passmuster/testing/translationDefects';
import { expect, test } from 'vitest';
import { fr } from './fr.ts';
import { ptBr } from './ptBr.ts';
import { ptPt } from './ptPt.ts';

const web = join(import.meta.dirname, '../..');
const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/u.test(file) && !file.includes('test') && !file.includes('catalogs'))
  .map((file) => readFileSync(join(web, file), 'utf8'))
  .join('\n');

test('every text that the page translates is in the catalogs', () => {
  const used = [...sources.matchAll(/\bt\(\s*'([^']+)'/gu)].map(([, text]) => text ?? '');
  expect(used.length).toBeGreaterThan(300);
  expect(used.filter((text) => !(text in fr))).toEqual([]);
});

test('so is every text that a table of the page names', () => {
  const tables = sources.matchAll(/\b(?:title|lead|meaning|action):\s*'([A-Z][^']+)'/gu);
  const named = [...tables].map(([, text]) => text ?? '');
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((text) => !(text in fr))).toEqual([]);
});

test.each([
  ['fr', fr],
  ['pt-BR', ptBr],
  ['pt-PT', ptPt],
])('%s keeps the parameters of every text', (_, catalog) => {
  const parametersOf = (text: string) => [...text.matchAll(/\{\w+\}/gu)].map(String).sort();
  const different = Object.entries(catalog).filter(
    ([english, text]) => parametersOf(english).join() !== parametersOf(text).join(),
  );
  expect(different).toEqual([]);
});

test.each([
  ['fr', fr],
  ['pt-BR', ptBr],
  ['pt-PT', ptPt],
])('%s has no text that the page doesn’t use', (_, catalog) => {
  const unused = Object.keys(catalog).filter(
    (text) => !sources.includes(`'${text}'`) && !sources.includes(`"${text}"`),
  );
  expect(unused).toEqual([]);
});

test.each([
  ['en', Object.fromEntries(Object.keys(fr).map((text) => [text, text]))],
  ['fr', fr],
  ['pt-BR', ptBr],
  ['pt-PT', ptPt],
])('%s is written as its language is', (locale, catalog) => {
  expect(Object.values(catalog).flatMap((text) => languageDefects(locale, text))).toEqual([]);
});
