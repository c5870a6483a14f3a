import { fr } from '../apps/demo/src/web/language/catalogs/fr.ts';
import { ptBr } from '../apps/demo/src/web/language/catalogs/ptBr.ts';
import { ptPt } from '../apps/demo/src/web/language/catalogs/ptPt.ts';
import { fillIn } from '../apps/demo/src/web/language/fillIn.ts';
import type { Language } from '../apps/demo/src/web/language/languages.ts';

const catalogs: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {},
  fr,
  'pt-BR': ptBr,
  'pt-PT': ptPt,
};

/** Returns what the demo shows for an English text. */
export type Translate = typeof fillIn;

/** Returns the texts of the demo in a language. */
export const wordsOf =
  (language: Language): Translate =>
  (text, parameters) =>
    fillIn(catalogs[language][text] ?? text, parameters);
