import type { ReactElement } from 'react';
import { isLanguage, languages } from '../language/languages.ts';
import { useLanguage } from '../language/useText.ts';
import field from '../ui/Field.module.css';
import styles from './Shell.module.css';

/** The languages of the page, each named in itself. */
export function LanguageMenu(): ReactElement {
  const { language, setLanguage, t } = useLanguage();
  return (
    <select
      className={`${field.pick} ${styles.language}`}
      aria-label={t('Language')}
      value={language}
      onChange={({ target }) => {
        if (isLanguage(target.value)) setLanguage(target.value);
      }}
    >
      {Object.entries(languages).map(([code, name]) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </select>
  );
}
