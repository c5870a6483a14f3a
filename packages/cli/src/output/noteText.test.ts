import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import { languages } from '../checks/checkSettings.ts';
import type { TableNote } from '../input/tableNote.ts';
import { noteText } from './noteText.ts';

const write = temporaryFolder();
const notes: readonly TableNote[] = [
  { id: 'encoding', encoding: 'windows-1252' },
  { id: 'semicolons' },
  { id: 'bars' },
  { id: 'protected' },
  { id: 'sheet', name: 'KYB', number: 1, of: 2 },
  ...[1, 2].flatMap((count): readonly TableNote[] => [
    { id: 'hiddenColumns', count, columns: 'D' },
    { id: 'hiddenRows', count },
    { id: 'notRead', count, columns: 'D', rest: count - 1, isHelped: false },
    { id: 'totals', count, rows: '4', rest: count - 1 },
  ]),
  { id: 'looksLike', column: 'D', isNamed: false, field: 'email', option: '--map "email=X"' },
];

test.each(languages)('every note is complete in %s', (language) => {
  const texts = notes.map((note) => noteText(note, language));
  for (const text of texts) expect(text).not.toMatch(/[{}]|undefined/);
  expect(new Set(texts).size).toBe(texts.length);
});

test.each([
  { lang: 'en', says: '1 column not read: D. Use --map "field=Heading" to read one' },
  { lang: 'fr', says: '1 colonne non lue : D. Utilisez --map "field=Titre" pour en lire une' },
  { lang: 'pt-BR', says: '1 coluna não lida: D. Use --map "field=Título" para ler uma' },
])('--lang $lang is the language of standard error, too', async ({ lang, says }) => {
  const file = write(`${lang}.csv`, 'currency,network,description,Remark\nUSDC,polygon,extra,x\n');
  const { err } = await runInTest(['check', 'wallet', file, '--lang', lang]);
  expect(err).toBe(`passmuster: ${file}: ${says}\n`);
});
