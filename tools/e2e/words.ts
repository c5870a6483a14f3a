import { fr } from '../../apps/demo/src/web/language/catalogs/fr.ts';
import { ptBr } from '../../apps/demo/src/web/language/catalogs/ptBr.ts';
import { ptPt } from '../../apps/demo/src/web/language/catalogs/ptPt.ts';
import { fillIn } from '../../apps/demo/src/web/language/fillIn.ts';
import { isLanguage, type Language } from '../../apps/demo/src/web/language/languages.ts';

import { en } from '../../packages/schemas/src/labels/en.ts';
import { fr as frenchLabels } from '../../packages/schemas/src/labels/fr.ts';
import type { Labels } from '../../packages/schemas/src/labels/labels.ts';
import { ptBr as brazilianLabels } from '../../packages/schemas/src/labels/ptBr.ts';
import { ptPt as portugueseLabels } from '../../packages/schemas/src/labels/ptPt.ts';

const catalogs: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {},
  fr,
  'pt-BR': ptBr,
  'pt-PT': ptPt,
};

/** Returns the text that the demo shows for an English one. */
export type Translate = typeof fillIn;

/** Returns the texts of the demo in a language. */
export const wordsOf =
  (language: Language): Translate =>
  (text, parameters) =>
    fillIn(catalogs[language][text] ?? text, parameters);

/** What the demo calls fields, documents and choices in each language. */
export const labelsIn: Readonly<Record<Language, Labels>> = {
  en,
  fr: frenchLabels,
  'pt-BR': brazilianLabels,
  'pt-PT': portugueseLabels,
};

/** Returns the language that the demo chooses in a browser of this language. */
export const languageOf = (locale = 'en'): Language => (isLanguage(locale) ? locale : 'en');

/** Matches a text of the demo whatever stands for its parameters. */
export function patternOf(t: Translate, text: string): RegExp {
  const parts = t(text).split(/\{\w+\}/u);
  return new RegExp(
    parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&')).join('.+'),
  );
}
