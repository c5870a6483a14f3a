import { type ReactElement, type ReactNode, useEffect, useMemo, useState } from 'react';
import { initialLanguage, type Language } from './languages.ts';
import { fillIn, LanguageContext, type LanguageState } from './useText.ts';

type Catalog = Readonly<Record<string, string>>;

/** Each catalog is a chunk of its own; English is in the code. */
const catalogs: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Catalog>>> = {
  fr: () => import('./catalogs/fr.ts').then(({ fr }) => fr),
  'pt-BR': () => import('./catalogs/ptBr.ts').then(({ ptBr }) => ptBr),
  'pt-PT': () => import('./catalogs/ptPt.ts').then(({ ptPt }) => ptPt),
};
const key = 'passmuster-language';

/** Gives the page its texts, and remembers the choice of the reader. */
export function LanguageProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const [wanted, setWanted] = useState(() =>
    initialLanguage(localStorage.getItem(key), navigator.languages),
  );
  const [loaded, setLoaded] = useState<{ language: Language; catalog: Catalog }>({
    language: 'en',
    catalog: {},
  });
  useEffect(() => {
    let isCurrent = true;
    const show = (language: Language, catalog: Catalog) => {
      if (!isCurrent) return;
      document.documentElement.lang = language;
      setLoaded({ language, catalog });
    };
    if (wanted === 'en') show('en', {});
    else void catalogs[wanted]().then((catalog) => show(wanted, catalog));
    return () => {
      isCurrent = false;
    };
  }, [wanted]);
  const state = useMemo<LanguageState>(
    () => ({
      language: loaded.language,
      setLanguage: (language) => {
        localStorage.setItem(key, language);
        setWanted(language);
      },
      t: (text, parameters) => fillIn(loaded.catalog[text] ?? text, parameters),
    }),
    [loaded],
  );
  return <LanguageContext value={state}>{children}</LanguageContext>;
}
