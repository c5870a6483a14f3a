import type { Finding, Rule } from '@passmuster/findings';
import { translationDefects } from '@passmuster/testing/translationDefects';
import { describe, expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';
import { spreadsheetRules } from '../columns/spreadsheetRules.ts';
import { networkRule } from './addressCheck.ts';
import { duplicateRules } from './duplicateRules.ts';
import { fr } from './messages/fr.ts';
import { ptBr } from './messages/ptBr.ts';
import { ptPt } from './messages/ptPt.ts';

const own: readonly Rule[] = [
  ...Object.values(spreadsheetRules),
  ...Object.values(duplicateRules),
  networkRule,
];

const wrong = '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const files = [
  { kind: 'customer', stdin: 'Business name,Email\nAdunni,a@b\nAdunni,\n' },
  {
    kind: 'bank',
    stdin: 'currency,account_number,bank_code\nNGN,5.05E+09,58\nNGN,12,044\nUSD,1,1\n',
  },
  { kind: 'wallet', stdin: 'currency,network\nUSDC,\nXYZ,polygon\n' },
  { kind: 'address', stdin: `address,network\n${wrong},polygon\n${wrong},tron\n0x12,erc20\n` },
  { kind: 'phone', stdin: 'phone\n08031234567\n+23408031234567\nabc\n' },
] as const;

const findingsOf = async (kind: string, stdin: string, lang: string) => {
  const { out } = await runInTest(
    ['check', kind, '--input', 'csv', '--lang', lang, '--format', 'json'],
    { stdin },
  );
  const { reports }: { reports: { row: number; findings: Finding[] }[] } = JSON.parse(out);
  return reports.flatMap(({ row, findings }) => findings.map((finding) => ({ row, ...finding })));
};

describe.each([fr, ptBr, ptPt])('--lang $locale', (catalog) => {
  const { locale } = catalog;

  test('the catalog has the remedies of all rules, in whole sentences', () => {
    expect(translationDefects(own, catalog)).toEqual([]);
  });

  test.each(files)('a check of $kind says nothing in English', async ({ kind, stdin }) => {
    const english = await findingsOf(kind, stdin, 'en');
    const spoken = await findingsOf(kind, stdin, locale);
    expect(english.length).toBeGreaterThan(1);
    expect(spoken.map(({ row, rule }) => [row, rule])).toEqual(
      english.map(({ row, rule }) => [row, rule]),
    );
    expect(spoken.filter(({ remedy }, i) => remedy === english[i]?.remedy)).toEqual([]);
  });

  test('a file of addresses, one per line, is explained in the language', async () => {
    const args = ['check', 'address', '--network', 'polygon', '--format', 'csv'];
    const { out } = await runInTest([...args, '--lang', locale], { stdin: `${wrong}\n` });
    expect(out).toMatch(/faute de frappe|erro de digitação|gralha/);
  });
});

test.each([
  {
    lang: 'fr',
    says: ['erreur', 'Ce numéro ne commence', 'Règle', '0 prêt, 2 bloqués sur 2 (2 erreurs, '],
  },
  {
    lang: 'pt-BR',
    says: ['erro', 'Inclua-os', 'Regra', '0 pronto, 2 bloqueados de 2 (2 erros, '],
  },
  {
    lang: 'pt-PT',
    says: ['erro', 'Inclua-os', 'Regra', '0 prontos, 2 bloqueados de 2 (2 erros, '],
  },
])('the report for people is written in $lang', async ({ lang, says }) => {
  const args = ['check', 'phone', '--input', 'csv', '--lang', lang];
  const { out } = await runInTest(args, { stdin: 'phone\n08031234567\nabc\n' });
  for (const text of says) expect(out).toContain(text);
  expect(out).not.toMatch(/help:|error|ready|Rule|Rows|phone number must/);
});
