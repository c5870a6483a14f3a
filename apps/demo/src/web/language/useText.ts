import type { Finding } from '@passmuster/findings';
import { createContext, useContext } from 'react';
import type { Language } from './languages.ts';

type Parameters = Readonly<Record<string, string | number>>;

/** Returns a text in the language of the page. The English text is its key. */
export type Translate = (text: string, parameters?: Parameters) => string;

export interface LanguageState {
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
  readonly t: Translate;
  /** Returns what to do about a finding, in the language of the page. */
  readonly remedyOf: (finding: Finding) => string;
}

/** Fills `{name}` in a text from its parameters. */
export function fillIn(text: string, parameters: Parameters = {}): string {
  return text.replace(/\{(\w+)\}/gu, (whole, name: string) => String(parameters[name] ?? whole));
}

export const LanguageContext = createContext<LanguageState>({
  language: 'en',
  setLanguage: () => undefined,
  t: fillIn,
  remedyOf: ({ remedy }) => remedy,
});

export const useLanguage = (): LanguageState => useContext(LanguageContext);
export const useText = (): Translate => useContext(LanguageContext).t;
