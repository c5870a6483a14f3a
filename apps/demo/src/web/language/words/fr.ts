import { fr as address } from '@passmuster/address/fr';
import { fr as bank } from '@passmuster/bank/fr';
import { draftRemedies as drafts } from '@passmuster/form/fr';
import { fr as labels } from '@passmuster/schemas/labels/fr';
import { fr as texts } from '../catalogs/fr.ts';
import type { Words } from './words.ts';

export const fr: Words = {
  texts,
  drafts,
  labels,
  findings: { locale: 'fr', remedies: { ...address.remedies, ...bank.remedies } },
};
