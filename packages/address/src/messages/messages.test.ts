import type { Rule } from '@passmuster/findings';
import { translationDefects, type Wordings } from '@passmuster/testing/translationDefects';
import { describe, expect, test } from 'vitest';
import { addressRules } from '../addressRules.ts';
import { fr } from './fr.ts';
import { ptBr } from './ptBr.ts';
import { ptPt } from './ptPt.ts';

const rules: readonly Rule[] = addressRules;

describe.each([fr, ptBr, ptPt])('$locale', (catalog) => {
  const texts: Readonly<Record<string, Wordings>> = catalog.rules;

  test.each(rules)('$id has the places of the English texts, in whole sentences', (rule) => {
    expect(translationDefects(rule, texts[rule.id])).toEqual([]);
  });

  test('has texts for these rules and no others', () => {
    expect(Object.keys(texts).sort()).toEqual(rules.map(({ id }) => id).sort());
  });
});
