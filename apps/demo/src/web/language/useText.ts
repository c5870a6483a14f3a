import type { Finding } from '@passmuster/findings';
import type { DraftRemedies } from '@passmuster/form/drafts';
import { en, type Labels } from '@passmuster/schemas/labels';
import { createContext, useContext } from 'react';
import { fillIn, type Parameters } from './fillIn.ts';
import type { Language } from './languages.ts';

/** Returns a text in the language of the page. The English text is its key. */
export interface Translate {
  (text: string, parameters?: Parameters): string;
  /** What fields, documents and choices are called. */
  readonly labels: Labels;
}

export interface LanguageState {
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
  readonly t: Translate;
  /** Returns the remedy of a finding, in the language of the page. */
  readonly remedyOf: (finding: Finding) => string;
  /** What to say of a draft that can’t be saved, unless the problem says it itself. */
  readonly drafts?: DraftRemedies | undefined;
}

/** Returns the texts and labels of a language. */
export const translateBy = (texts: Readonly<Record<string, string>>, labels: Labels): Translate =>
  Object.assign(
    (text: string, parameters?: Parameters) => fillIn(texts[text] ?? text, parameters),
    { labels },
  );

export const LanguageContext = createContext<LanguageState>({
  language: 'en',
  setLanguage: () => undefined,
  t: translateBy({}, en),
  remedyOf: ({ remedy }) => remedy,
});

export const useLanguage = (): LanguageState => useContext(LanguageContext);
export const useText = (): Translate => useContext(LanguageContext).t;
