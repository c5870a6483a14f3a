/** The languages of the page, each named in itself. */
export const languages = {
  en: 'English',
  fr: 'Français',
  'pt-BR': 'Português (Brasil)',
  'pt-PT': 'Português (Portugal)',
} as const;
export type Language = keyof typeof languages;

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languages, value);

/** Returns how the dates of a language are written: as in the region of the browser, where its language is the chosen one. */
export const dateLocale = (language: Language, preferred: readonly string[]): string =>
  preferred.find((tag) => tag.startsWith(`${language}-`)) ??
  (language === 'en' ? 'en-US' : language);

/** Returns the stored choice, or the first language of the browser that the page has. */
export function initialLanguage(stored: string | null, preferred: readonly string[]): Language {
  if (isLanguage(stored)) return stored;
  for (const tag of preferred) {
    if (isLanguage(tag)) return tag;
    const [base] = tag.split('-');
    if (base === 'pt') return 'pt-PT';
    if (isLanguage(base)) return base;
  }
  return 'en';
}
