import { en } from '@passmuster/schemas/labels';
import { fr } from '@passmuster/schemas/labels/fr';
import { ptBr } from '@passmuster/schemas/labels/pt-BR';
import { ptPt } from '@passmuster/schemas/labels/pt-PT';
import type { ChoiceLabels } from '@passmuster/schemas/meaning';
import { naicsTitles } from '@passmuster/schemas/naics';

/** What forms call the choices of a list in the languages of this package, and the titles of industries. */
export const languages: readonly ChoiceLabels[] = [en, fr, ptBr, ptPt, { industry: naicsTitles }];
