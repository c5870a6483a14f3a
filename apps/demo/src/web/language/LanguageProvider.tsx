import { translate } from '@passmuster/findings';
import { type ReactElement, type ReactNode, useEffect, useMemo, useState } from 'react';
import { readStored, writeStored } from '../storage/stored.ts';
import { initialLanguage, type Language } from './languages.ts';
import { LanguageContext, type LanguageState, translateBy } from './useText.ts';
import { english, type Words } from './words/words.ts';

/** The words of each language are a chunk of their own. */
const wordsIn: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Words>>> = {
  fr: async () => (await import('./words/fr.ts')).fr,
  'pt-BR': async () => (await import('./words/ptBr.ts')).ptBr,
  'pt-PT': async () => (await import('./words/ptPt.ts')).ptPt,
};
const key = 'passmuster-language';

/** Gives the page its texts, and remembers the choice of the reader. */
export function LanguageProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const [wanted, setWanted] = useState(() => initialLanguage(readStored(key), navigator.languages));
  const [loaded, setLoaded] = useState<{ language: Language; words: Words }>({
    language: 'en',
    words: english,
  });
  useEffect(() => {
    let isCurrent = true;
    const show = (language: Language, words: Words) => {
      if (!isCurrent) return;
      document.documentElement.lang = language;
      setLoaded({ language, words });
    };
    if (wanted === 'en') show('en', english);
    // Offline, a language that wasn't loaded before leaves the page in its own.
    else
      wordsIn[wanted]().then(
        (words) => show(wanted, words),
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [wanted]);
  const state = useMemo<LanguageState>(
    () => ({
      language: loaded.language,
      drafts: loaded.words.drafts,
      remedyOf: (finding) => translate(finding, loaded.words.findings).remedy,
      setLanguage: (language) => {
        setWanted(language);
        writeStored(key, language);
      },
      t: translateBy(loaded.words.texts, loaded.words.labels),
    }),
    [loaded],
  );
  return <LanguageContext value={state}>{children}</LanguageContext>;
}
