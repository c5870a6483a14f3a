import type { Language } from '../../checks/checkSettings.ts';
import type { Noun } from '../reportWords.ts';

/** What a page says beside the words of every report. */
export interface PageWords {
  /** `{files}` are their names. */
  readonly title: string;
  /** The day of the review and the version. */
  readonly asOf: string;
  readonly result: string;
  readonly since: string;
  readonly gone: Noun;
  readonly added: Noun;
  readonly kept: Noun;
  readonly causes: string;
  readonly rules: string;
  readonly columns: string;
  /** Of what is the same for every row of a file. */
  readonly wholeFile: string;
  readonly nothing: string;
  readonly search: string;
  readonly all: string;
  readonly onlyNew: string;
  /** `{shown}` of `{all}`. */
  readonly shown: string;
  /** If there are more than a page lists. */
  readonly cut: string;
  readonly row: string;
  readonly column: string;
  readonly severityLabel: string;
  readonly remedy: string;
  readonly value: string;
  readonly isNew: string;
}

const portuguese = {
  title: 'Verificação de {files}',
  asOf: 'Dia {asOf} · passmuster {version}',
  result: 'Resultado',
  since: 'Desde o último relatório',
  gone: ['{count} ocorrência resolvida', '{count} ocorrências resolvidas'],
  added: ['{count} nova', '{count} novas'],
  kept: ['{count} mantida', '{count} mantidas'],
  causes: 'O que causa mais ocorrências',
  rules: 'Regra',
  columns: 'Coluna',
  nothing: 'Nada a corrigir.',
  search: 'Procurar',
  onlyNew: 'Somente as novas',
  shown: '{shown} de {all}',
  row: 'Linha',
  column: 'Coluna',
  severityLabel: 'Gravidade',
  remedy: 'O que fazer',
  value: 'Valor',
  isNew: 'nova',
} as const;

/** The words of each language. */
export const pageWords: Readonly<Record<Language, PageWords>> = {
  en: {
    title: 'Check of {files}',
    asOf: 'As of {asOf} · passmuster {version}',
    result: 'Result',
    since: 'Since the last report',
    gone: ['{count} finding resolved', '{count} findings resolved'],
    added: ['{count} new', '{count} new'],
    kept: ['{count} still there', '{count} still there'],
    causes: 'What causes most findings',
    rules: 'Rule',
    columns: 'Column',
    wholeFile: 'About the whole file',
    nothing: 'Nothing to correct.',
    search: 'Search',
    all: 'All',
    onlyNew: 'New ones only',
    shown: '{shown} of {all}',
    cut: 'This page lists the first {count} findings. --format csv lists all of them.',
    row: 'Row',
    column: 'Column',
    severityLabel: 'Severity',
    remedy: 'What to do',
    value: 'Value',
    isNew: 'new',
  },
  fr: {
    title: 'Vérification de {files}',
    asOf: 'Au {asOf} · passmuster {version}',
    result: 'Résultat',
    since: 'Depuis le dernier rapport',
    gone: ['{count} constat résolu', '{count} constats résolus'],
    added: ['{count} nouveau', '{count} nouveaux'],
    kept: ['{count} inchangé', '{count} inchangés'],
    causes: 'Les causes les plus fréquentes',
    rules: 'Règle',
    columns: 'Colonne',
    wholeFile: 'Sur le fichier entier',
    nothing: 'Rien à corriger.',
    search: 'Rechercher',
    all: 'Tout',
    onlyNew: 'Les nouveaux seulement',
    shown: '{shown} sur {all}',
    cut: 'Cette page donne les {count} premiers constats. --format csv les donne tous.',
    row: 'Ligne',
    column: 'Colonne',
    severityLabel: 'Gravité',
    remedy: 'Que faire',
    value: 'Valeur',
    isNew: 'nouveau',
  },
  'pt-BR': {
    ...portuguese,
    wholeFile: 'Sobre o arquivo inteiro',
    all: 'Tudo',
    cut: 'Esta página mostra as primeiras {count} ocorrências. --format csv mostra cada uma.',
  },
  'pt-PT': {
    ...portuguese,
    wholeFile: 'Sobre o ficheiro inteiro',
    all: 'Tudo',
    onlyNew: 'Apenas as novas',
    cut: 'Esta página mostra as primeiras {count} ocorrências. --format csv mostra todas.',
  },
};
