import { address, bank, labels } from '../../../integration/texts/ptPt.ts';
import { ptPt as texts } from '../catalogs/ptPt.ts';
import type { Words } from './words.ts';

export const ptPt: Words = {
  texts,
  labels,
  findings: { locale: 'pt-PT', remedies: { ...address.remedies, ...bank.remedies } },
};
