import { ptPt as address } from '@passmuster/address/pt-PT';
import { ptPt as bank } from '@passmuster/bank/pt-PT';
import { draftRemedies as drafts } from '@passmuster/form/pt-PT';
import { ptPt as labels } from '@passmuster/schemas/labels/pt-PT';
import { ptPt as texts } from '../catalogs/ptPt.ts';
import type { Words } from './words.ts';

export const ptPt: Words = {
  texts,
  drafts,
  labels,
  findings: { locale: 'pt-PT', remedies: { ...address.remedies, ...bank.remedies } },
};
