import { ptBr as address } from '@passmuster/address/pt-BR';
import { ptBr as bank } from '@passmuster/bank/pt-BR';
import { draftRemedies as drafts } from '@passmuster/form/pt-BR';
import { ptBr as labels } from '@passmuster/schemas/labels/pt-BR';
import { ptBr as texts } from '../catalogs/ptBr.ts';
import type { Words } from './words.ts';

export const ptBr: Words = {
  texts,
  drafts,
  labels,
  findings: { locale: 'pt-BR', remedies: { ...address.remedies, ...bank.remedies } },
};
