import { type Finding, formatPath, formatText, type Severity } from '@passmuster/findings';
import type { Language } from '../checks/checkSettings.ts';
import type { Report } from '../checks/report.ts';
import { escapeControls } from '../text/escapeControls.ts';
import { findingPlace, recordPlace } from '../text/placeOf.ts';
import type { Style } from '../text/style.ts';
import { wrap } from '../text/wrap.ts';
import { type FileFinding, FileFindings } from './fileFindings.ts';
import { FindingGroups } from './findingGroups.ts';
import type { Reporter } from './reporter.ts';
import { numbersIn, type ReportWords, reportWords } from './reportWords.ts';
import type { RuleTotal, Totals } from './totals.ts';

export interface TextOptions {
  readonly style: Style;
  readonly columns: number;
  readonly language: Language;
  /** Print nothing for records without findings, and no summary table. */
  readonly isQuiet: boolean;
}

const rulesInSummary = 20;
const fieldsListed = 30;
const columnsNamed = 6;
const severityColor = { error: 'red', warning: 'yellow', info: 'blue' } as const satisfies Record<
  Severity,
  keyof Style
>;

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Findings of one record that say the same of several fields, the first of them and the other fields. */
interface SameFindings {
  readonly finding: Finding;
  readonly others: Finding[];
}

function mergeSame(findings: readonly Finding[]): readonly SameFindings[] {
  const merged = new Map<string, SameFindings>();
  for (const finding of findings) {
    const { rule, severity, path, message, remedy } = finding;
    // A message may begin with the name of its field.
    const said = message.replace(String(path.at(-1)), '*');
    const key = [rule, severity, said, remedy].join('\n');
    const same = merged.get(key);
    if (same) same.others.push(finding);
    else merged.set(key, { finding, others: [] });
  }
  return [...merged.values()];
}

/** The options and how the language of the report writes. */
interface Writing extends TextOptions, ReturnType<typeof numbersIn> {
  readonly words: ReportWords;
}

function otherFields(
  others: readonly Finding[],
  { columns, words, grouped }: Writing,
): readonly string[] {
  if (others.length === 0) return [];
  const fields = others.slice(0, fieldsListed).map(({ path }) => formatPath(path));
  const rest = others.length - fields.length;
  const list = [
    ...fields,
    ...(rest > 0 ? [formatText(words.more, { count: grouped(rest) })] : []),
  ].join(', ');
  return [wrap(`${words.also}${escapeControls(list)}`, columns, '  ')];
}

/** `hint`: what else to do, below the remedy. */
function findingText(
  { finding, others }: SameFindings,
  report: Report,
  writing: Writing,
  hint?: string,
): string {
  const { style, columns, words, language } = writing;
  const { rule, severity, path, message, remedy, source } = finding;
  // Messages are English only. A remedy says on its own what is wrong and what to do.
  const help = language === 'en' ? 'help: ' : '';
  const origin = source.section ? `${source.title}, ${source.section}` : source.title;
  return [
    `${style.bold(findingPlace(report, path))}  ${style[severityColor[severity]](words.severity[severity])}`,
    ...(language === 'en' ? [wrap(sentence(escapeControls(message)), columns, '  ')] : []),
    ...otherFields(others, writing),
    wrap(`${help}${sentence(escapeControls(remedy))}`, columns, '  '),
    ...(hint === undefined ? [] : [wrap(hint, columns, '  ')]),
    // Each line by itself: some terminals end a style at the line break.
    wrap(`${escapeControls(origin)} · ${rule}`, columns, '  ').replace(/^.+$/gm, style.dim),
    '',
    '',
  ].join('\n');
}

/** What is said once for a file: each finding with the columns to add. */
function fileText(findings: readonly FileFinding[], file: string, writing: Writing): string {
  const { words, grouped } = writing;
  return mergeSame(findings.map(({ finding }) => finding))
    .map((same) => {
      const about = [same.finding, ...same.others];
      const missing = findings
        .filter(({ finding }) => about.includes(finding))
        .flatMap(({ columns }) => columns);
      const rest = missing.length - columnsNamed;
      const columns = [
        ...missing.slice(0, columnsNamed),
        ...(rest > 0 ? [formatText(words.more, { count: grouped(rest) })] : []),
      ].join(', ');
      const hint = formatText(words.noColumn, { columns, first: missing[0] ?? '' });
      return findingText(same, { file, row: 0, findings: [] }, writing, hint);
    })
    .join('');
}

function hiddenText(groups: FindingGroups, { style, columns, words, counted }: Writing): string {
  const lines = groups.hidden.map(({ finding, field, hidden, places }) => {
    const where = [...places, ...(hidden > places.length ? ['…'] : [])].join(', ');
    const what = `${counted(hidden, words.moreFindings)} (${finding.rule}${field === '' ? '' : `, ${field}`}): ${where}`;
    return wrap(escapeControls(what), columns, '  ');
  });
  if (lines.length === 0) return '';
  return `${style.bold(words.notRepeated)} ${style.dim(`(${words.csvListsAll})`)}\n${lines.join('\n')}\n\n`;
}

const byWeight = (a: RuleTotal, b: RuleTotal): number =>
  b.error - a.error || b.warning - a.warning || b.info - a.info || (a.rule < b.rule ? -1 : 1);

function ruleTable({ byRule }: Totals, { style, words, counted, grouped }: Writing): string {
  const rows = [...byRule.values()].sort(byWeight);
  if (rows.length === 0) return '';
  const listed = rows.slice(0, rulesInSummary);
  const width = Math.max(5, ...listed.map(({ rule }) => rule.length));
  const cell = (text: string): string => text.padStart(9);
  const [ruleName, ...columns] = words.table;
  const heading = `  ${ruleName.padEnd(width)}${columns.map(cell).join('')}`;
  const lines = listed.map(
    ({ rule, error, warning, info, records }) =>
      `  ${rule.padEnd(width)}${[error, warning, info, records].map((number) => cell(grouped(number))).join('')}`,
  );
  const rest = rows.length - listed.length;
  const more = rest > 0 ? [`  ${counted(rest, words.moreRules)}`] : [];
  return `${style.dim(heading)}\n${[...lines, ...more].join('\n')}\n\n`;
}

function summary(totals: Totals, { style, words, counted, grouped }: Writing): string {
  const { records, ready, error, warning, info } = totals;
  const verdict = formatText(counted(records, words.verdict), {
    ready: grouped(ready),
    records: grouped(records),
  });
  const found = [
    counted(error, words.errors),
    counted(warning, words.warnings),
    counted(info, words.info),
  ].join(', ');
  return `${error > 0 ? style.red(verdict) : style.green(verdict)} (${found})\n`;
}

/** For people: each finding with its place, what is wrong and what to do; equal ones grouped; a summary. */
export function textReporter(options: TextOptions): Reporter {
  const { language } = options;
  const writing: Writing = {
    ...options,
    ...numbersIn(language),
    words: reportWords[language],
  };
  const groups = new FindingGroups();
  const fileFindings = new FileFindings();
  return {
    file({ missingColumns }) {
      fileFindings.beginFile(missingColumns);
    },
    report(report) {
      const { file, findings, message } = report;
      if (message !== undefined)
        return `${options.style.bold(recordPlace(report))}\n${message}\n\n`;
      const { ofFile, ofRecord } = fileFindings.split(findings);
      const shown = ofRecord.filter((finding) => groups.show(finding, report));
      const ofRow = mergeSame(shown).map((same) => findingText(same, report, writing));
      return fileText(ofFile, file, writing) + ofRow.join('');
    },
    end(totals) {
      if (options.isQuiet) return hiddenText(groups, writing);
      const table = totals.records > 1 ? ruleTable(totals, writing) : '';
      return hiddenText(groups, writing) + table + summary(totals, writing);
    },
  };
}
