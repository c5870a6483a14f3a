import { address, bank, labels } from '../../../integration/texts/fr.ts';
import { fr as texts } from '../catalogs/fr.ts';
import type { Words } from './words.ts';

export const fr: Words = {
  texts,
  labels,
  findings: { locale: 'fr', remedies: { ...address.remedies, ...bank.remedies } },
};
