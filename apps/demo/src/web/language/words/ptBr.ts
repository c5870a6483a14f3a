import { address, bank, labels } from '../../../integration/texts/ptBr.ts';
import { ptBr as texts } from '../catalogs/ptBr.ts';
import type { Words } from './words.ts';

export const ptBr: Words = {
  texts,
  labels,
  findings: { locale: 'pt-BR', remedies: { ...address.remedies, ...bank.remedies } },
};
