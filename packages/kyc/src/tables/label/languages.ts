import { en, type Labels } from '@passmuster/schemas/labels';
import { fr } from '@passmuster/schemas/labels/fr';
import { ptBr } from '@passmuster/schemas/labels/pt-BR';
import { ptPt } from '@passmuster/schemas/labels/pt-PT';

/** What forms call the choices of a list, in the languages of this package. */
export const languages: readonly Labels[] = [en, fr, ptBr, ptPt];
