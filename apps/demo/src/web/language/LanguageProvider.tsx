import { translate } from '@passmuster/findings';
import { type ReactElement, type ReactNode, useEffect, useMemo, useState } from 'react';
import { initialLanguage, type Language } from './languages.ts';
import { toCatalog } from './remedies/toCatalog.ts';
import { fillIn, LanguageContext, type LanguageState } from './useText.ts';

type Texts = Readonly<Record<string, string>>;

interface Words {
  readonly texts: Texts;
  /** What to do about findings, by their rule. */
  readonly remedies: Texts;
}

/** Each catalog is a chunk of its own; English is in the code. */
const catalogs: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Words>>> = {
  fr: async () => ({
    texts: (await import('./catalogs/fr.ts')).fr,
    remedies: (await import('./remedies/fr.ts')).fr,
  }),
  'pt-BR': async () => ({
    texts: (await import('./catalogs/ptBr.ts')).ptBr,
    remedies: (await import('./remedies/ptBr.ts')).ptBr,
  }),
  'pt-PT': async () => ({
    texts: (await import('./catalogs/ptPt.ts')).ptPt,
    remedies: (await import('./remedies/ptPt.ts')).ptPt,
  }),
};
const english: Words = { texts: {}, remedies: {} };
const key = 'passmuster-language';

/** Gives the page its texts, and remembers the choice of the reader. */
export function LanguageProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const [wanted, setWanted] = useState(() =>
    initialLanguage(localStorage.getItem(key), navigator.languages),
  );
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
    else void catalogs[wanted]().then((words) => show(wanted, words));
    return () => {
      isCurrent = false;
    };
  }, [wanted]);
  const state = useMemo<LanguageState>(
    () => ({
      language: loaded.language,
      remedyOf: remediesIn(loaded.language, loaded.words.remedies),
      setLanguage: (language) => {
        localStorage.setItem(key, language);
        setWanted(language);
      },
      t: (text, parameters) => fillIn(loaded.words.texts[text] ?? text, parameters),
    }),
    [loaded],
  );
  return <LanguageContext value={state}>{children}</LanguageContext>;
}

function remediesIn(language: Language, remedies: Texts): LanguageState['remedyOf'] {
  const catalog = toCatalog(language, remedies);
  return (finding) => translate(finding, catalog).remedy;
}
