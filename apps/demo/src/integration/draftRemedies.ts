import type { DraftProblem, DraftRemedies } from '@passmuster/form/drafts';
import { draftRemedies as fr } from '@passmuster/form/fr';
import { draftRemedies as ptBr } from '@passmuster/form/pt-BR';
import { draftRemedies as ptPt } from '@passmuster/form/pt-PT';
import type { FormLanguage } from './formTexts.ts';

const remedies: Readonly<Partial<Record<FormLanguage, DraftRemedies>>> = {
  fr,
  'pt-BR': ptBr,
  'pt-PT': ptPt,
};

/** Returns what to say of a draft that can't be saved, in a language. */
export const draftRemedyOf = ({ code, remedy }: DraftProblem, language: FormLanguage): string =>
  remedies[language]?.[code] ?? remedy;
