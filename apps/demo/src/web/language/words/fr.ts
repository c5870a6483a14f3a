import { fr as address } from '@passmuster/address/fr';
import { fr as bank } from '@passmuster/bank/fr';
import { fr as labels } from '@passmuster/schemas/labels/fr';
import { fr as texts } from '../catalogs/fr.ts';
import type { Words } from './words.ts';

export const fr: Words = {
  texts,
  labels,
  findings: { locale: 'fr', remedies: { ...address.remedies, ...bank.remedies } },
};
