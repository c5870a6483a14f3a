import { en, type Labels } from '@passmuster/schemas/labels';
import { fr } from '@passmuster/schemas/labels/fr';
import { ptBr } from '@passmuster/schemas/labels/pt-BR';
import { ptPt } from '@passmuster/schemas/labels/pt-PT';

/** What forms call fields and choices, by language. */
export const labelsByLanguage = {
  en,
  fr,
  'pt-BR': ptBr,
  'pt-PT': ptPt,
} as const satisfies Readonly<Record<string, Labels>>;

/** What forms call a field of a customer, in the languages of this program. */
export const customerLabels: readonly Labels[] = Object.values(labelsByLanguage);
