import { type Finding, formatText, type Severity, type Verdict } from '@passmuster/findings';
import type { Language } from '../checks/checkSettings.ts';

/** A noun, for one and for several. */
export type Noun = readonly [one: string, several: string];

/** What the reports for people say beside the findings. */
export interface ReportWords {
  readonly severity: Readonly<Record<Severity, string>>;
  /** Beside the severity of a warning that somebody accepted. */
  readonly accepted: string;
  /** Before the other fields that a finding is about. */
  readonly also: string;
  readonly more: string;
  /** Below a finding that every row of a table has. */
  readonly noColumn: string;
  /** Before the required columns that a table doesn't have, and behind them. */
  readonly missingColumns: Noun;
  readonly template: string;
  /** The same in a workbook, whose reader has no command line. */
  readonly addColumns: string;
  readonly notRepeated: string;
  readonly csvListsAll: string;
  readonly moreFindings: Noun;
  readonly moreRules: Noun;
  readonly table: readonly [
    rule: string,
    errors: string,
    warnings: string,
    info: string,
    rows: string,
  ];
  /** How many records have each verdict. */
  readonly verdicts: Readonly<Record<Verdict, Noun>>;
  /** `{counts}` of `{records}`. */
  readonly ofRecords: string;
  /** Before the command that fixes them. */
  readonly fixable: Noun;
  readonly errors: Noun;
  readonly warnings: Noun;
  readonly info: Noun;
  /** Below a finding that rests on a table past its update interval: `{name}`, as of `{asOf}`. */
  readonly staleTable: string;
  /** Which configuration reviewed customers. */
  readonly revision: string;
  /** The columns of a workbook and what stands in the first. */
  readonly result: string;
  readonly findings: string;
  readonly verdict: Readonly<Record<Verdict, string>>;
  /** The columns of the sheet of findings. */
  readonly sheetColumns: readonly [
    ...[cell: string, heading: string, severity: string, remedy: string],
    rule: string,
  ];
}

const portuguese = {
  severity: { error: 'erro', warning: 'aviso', info: 'informação' },
  also: 'também: ',
  more: 'e mais {count}',
  noColumn:
    'Nenhuma coluna desta tabela traz esta informação. Acrescente {columns} ou indique a coluna que a contém: --map {first}="Título".',
  missingColumns: ['Falta {count} coluna obrigatória:', 'Faltam {count} colunas obrigatórias:'],
  template:
    'O modelo tem todas: passmuster template {kind}. Ou indique a coluna que contém uma delas: --map {first}="Título".',
  addColumns: 'Nenhuma coluna desta tabela traz este campo. Acrescente {columns}.',
  notRepeated: 'Não repetido acima',
  moreFindings: ['mais {count} ocorrência igual', 'mais {count} ocorrências iguais'],
  moreRules: ['e mais {count} regra', 'e mais {count} regras'],
  fixable: ['{count} ocorrência pode ser corrigida:', '{count} ocorrências podem ser corrigidas:'],
  errors: ['{count} erro', '{count} erros'],
  warnings: ['{count} aviso', '{count} avisos'],
  info: ['{count} informação', '{count} informações'],
  staleTable: 'Verificado com {name} de {asOf}, que pode ter mudado desde então.',
  revision: 'Configuração: {revision}',
  result: 'Resultado',
  findings: 'Ocorrências',
  verdicts: {
    clear: ['{count} pronto', '{count} prontos'],
    look: ['{count} a analisar', '{count} a analisar'],
    blocked: ['{count} bloqueado', '{count} bloqueados'],
  },
  ofRecords: '{counts} de {records}',
  verdict: { clear: 'Pronto', look: 'A analisar', blocked: 'Bloqueado' },
  sheetColumns: ['Célula', 'Coluna', 'Gravidade', 'O que fazer', 'Regra'],
} as const;

/** The words of each language; `{count}` and `{records}` stand for numbers. */
export const reportWords: Readonly<Record<Language, ReportWords>> = {
  en: {
    severity: { error: 'error', warning: 'warning', info: 'info' },
    accepted: 'accepted',
    also: 'also: ',
    more: 'and {count} more',
    noColumn:
      'No column of this table gives this information. Add {columns}, or name the column that does: --map {first}="Heading".',
    missingColumns: [
      '{count} required column is missing:',
      '{count} required columns are missing:',
    ],
    template:
      'The template has them all: passmuster template {kind}. Or name a column that gives one: --map {first}="Heading".',
    addColumns: 'No column of this table gives this field. Add {columns}.',
    notRepeated: 'Not repeated above',
    csvListsAll: '--format csv lists every finding',
    moreFindings: ['{count} more finding like this', '{count} more findings like this'],
    moreRules: ['and {count} more rule', 'and {count} more rules'],
    table: ['Rule', 'Errors', 'Warnings', 'Info', 'Rows'],
    verdicts: {
      clear: ['{count} ready', '{count} ready'],
      look: ['{count} to look at', '{count} to look at'],
      blocked: ['{count} blocked', '{count} blocked'],
    },
    ofRecords: '{counts} of {records}',
    fixable: ['{count} finding can be fixed:', '{count} findings can be fixed:'],
    errors: ['{count} error', '{count} errors'],
    warnings: ['{count} warning', '{count} warnings'],
    info: ['{count} info', '{count} info'],
    staleTable: 'Checked against {name} of {asOf}, which may have changed since then.',
    revision: 'Configuration: {revision}',
    result: 'Result',
    findings: 'Findings',
    verdict: { clear: 'Ready', look: 'Look at it', blocked: 'Blocked' },
    sheetColumns: ['Cell', 'Column', 'Severity', 'What to do', 'Rule'],
  },
  fr: {
    severity: { error: 'erreur', warning: 'avertissement', info: 'information' },
    accepted: 'accepté',
    also: 'aussi : ',
    more: 'et {count} de plus',
    noColumn:
      'Aucune colonne de ce tableau ne donne cette information. Ajoutez {columns}, ou indiquez la colonne qui la donne : --map {first}="Titre".',
    missingColumns: [
      'Il manque {count} colonne obligatoire :',
      'Il manque {count} colonnes obligatoires :',
    ],
    template:
      'Le modèle les a toutes : passmuster template {kind}. Ou indiquez la colonne qui en donne une : --map {first}="Titre".',
    addColumns: 'Aucune colonne de ce tableau ne contient ce champ. Ajoutez {columns}.',
    notRepeated: 'Non répété ci-dessus',
    csvListsAll: '--format csv donne tous les constats',
    moreFindings: ['{count} autre constat semblable', '{count} autres constats semblables'],
    moreRules: ['et {count} autre règle', 'et {count} autres règles'],
    table: ['Règle', 'Erreurs', 'Avert.', 'Infos', 'Lignes'],
    verdicts: {
      clear: ['{count} prêt', '{count} prêts'],
      look: ['{count} à examiner', '{count} à examiner'],
      blocked: ['{count} bloqué', '{count} bloqués'],
    },
    ofRecords: '{counts} sur {records}',
    fixable: ['{count} constat peut être corrigé :', '{count} constats peuvent être corrigés :'],
    errors: ['{count} erreur', '{count} erreurs'],
    warnings: ['{count} avertissement', '{count} avertissements'],
    info: ['{count} information', '{count} informations'],
    staleTable: 'Vérifié d’après {name} du {asOf}, qui a pu changer depuis.',
    revision: 'Configuration : {revision}',
    result: 'Résultat',
    findings: 'Constats',
    verdict: { clear: 'Prêt', look: 'À examiner', blocked: 'Bloqué' },
    sheetColumns: ['Cellule', 'Colonne', 'Gravité', 'Que faire', 'Règle'],
  },
  'pt-BR': {
    ...portuguese,
    csvListsAll: '--format csv mostra cada ocorrência',
    table: ['Regra', 'Erros', 'Avisos', 'Info', 'Linhas'],
    accepted: 'aceito',
  },
  'pt-PT': {
    ...portuguese,
    csvListsAll: '--format csv mostra todas as ocorrências',
    table: ['Regra', 'Erros', 'Avisos', 'Info', 'Linhas'],
    accepted: 'aceite',
  },
};

/** Returns functions that write a number, alone or with its noun, as `language` does: `1,204`, `2 errors`. */
export function numbersIn(language: Language): {
  readonly grouped: (number: number) => string;
  readonly counted: (number: number, noun: Noun) => string;
} {
  const format = new Intl.NumberFormat(language);
  const plural = new Intl.PluralRules(language);
  const grouped = (number: number): string => format.format(number);
  return {
    grouped,
    counted: (number, [one, several]) =>
      formatText(plural.select(number) === 'one' ? one : several, { count: grouped(number) }),
  };
}

/** Returns the severity of a finding in words: `warning (accepted)`. */
export const severityText = (
  { severity, accepted }: Pick<Finding, 'severity' | 'accepted'>,
  words: ReportWords,
): string => `${words.severity[severity]}${accepted ? ` (${words.accepted})` : ''}`;
