import type { Language } from '../checks/checkSettings.ts';
import type { Noun } from '../output/reportWords.ts';

/** What the listing of `fix` says beside its findings. */
interface FixWords {
  /** Of values that are not shown, by the rule that corrected them. */
  readonly fixed: string;
  readonly empty: string;
  /** The place of a finding on no field. */
  readonly wholeRecord: string;
  readonly noColumn: string;
  readonly found: string;
  readonly changed: Noun;
  readonly toChange: Noun;
  readonly left: Noun;
}

const portuguese: FixWords = {
  fixed: 'corrigido ({rule})',
  empty: '(vazio)',
  wholeRecord: '(tudo)',
  noColumn: 'nenhuma coluna para {fields}',
  found: '{severity}: {remedy}',
  changed: ['{count} correção', '{count} correções'],
  toChange: ['{count} correção a fazer', '{count} correções a fazer'],
  left: ['{count} ocorrência restante', '{count} ocorrências restantes'],
};

/** The words of each language. */
export const fixWords: Readonly<Record<Language, FixWords>> = {
  en: {
    fixed: 'fixed ({rule})',
    empty: '(empty)',
    wholeRecord: '(all)',
    noColumn: 'no column for {fields}',
    found: '{severity}: {remedy}',
    changed: ['{count} fix', '{count} fixes'],
    toChange: ['{count} fix to apply', '{count} fixes to apply'],
    left: ['{count} finding left', '{count} findings left'],
  },
  fr: {
    fixed: 'corrigé ({rule})',
    empty: '(vide)',
    wholeRecord: '(tout)',
    noColumn: 'aucune colonne pour {fields}',
    found: '{severity} : {remedy}',
    changed: ['{count} correction', '{count} corrections'],
    toChange: ['{count} correction à faire', '{count} corrections à faire'],
    left: ['{count} constat restant', '{count} constats restants'],
  },
  'pt-BR': portuguese,
  'pt-PT': portuguese,
};
