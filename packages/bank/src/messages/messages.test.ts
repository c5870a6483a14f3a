import { translationDefects } from '@passmuster/testing/translationDefects';
import { expect, test } from 'vitest';
import { bankRules } from '../bankRules.ts';
import { fr } from './fr.ts';
import { ptBr } from './ptBr.ts';
import { ptPt } from './ptPt.ts';

test.each([fr, ptBr, ptPt])(
  '$locale has the remedies of all rules, in whole sentences',
  (catalog) => {
    expect(translationDefects(bankRules, catalog)).toEqual([]);
  },
);
