import { formatText, joinPrintable } from '@passmuster/findings';
import type { PlacedFinding, Report } from '../checks/report.ts';
import { findingPlace, recordPlace, valuePlace } from '../text/placeOf.ts';
import { type TerminalText, terminalBlock, terminalLines, tty } from '../text/terminalText.ts';
import { wrap } from '../text/wrap.ts';
import { detailsOf } from './detailsOf.ts';
import { type FileFinding, FileFindings } from './fileFindings.ts';
import { FindingGroups } from './findingGroups.ts';
import { fixCommand } from './fixCommand.ts';
import type { ReportedFile, Reporter } from './reporter.ts';
import { numbersIn, reportWords, severityText } from './reportWords.ts';
import { coloredSeverity } from './severityColors.ts';
import { summaryText } from './summaryText.ts';
import type { TextOptions, Writing } from './textOptions.ts';

const fieldsListed = 30;
const columnsNamed = 6;
const severityColor = { error: 'red', warning: 'yellow', info: 'blue' } as const;
const nothing = tty``;

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Findings of one record that say the same of several fields, the first of them and the other fields. */
interface SameFindings {
  readonly finding: PlacedFinding;
  readonly others: PlacedFinding[];
}

function mergeSame(findings: readonly PlacedFinding[]): readonly SameFindings[] {
  const merged = new Map<string, SameFindings>();
  for (const finding of findings) {
    const { rule, severity, remedy, accepted } = finding;
    const key = [rule, severity, accepted, remedy, detailsOf(finding)].join('\n');
    const same = merged.get(key);
    if (same) same.others.push(finding);
    else merged.set(key, { finding, others: [] });
  }
  return [...merged.values()];
}

/** Returns the first texts of a list, then how many more there are. */
function shortList(texts: readonly string[], most: number, { words, grouped }: Writing): string {
  const rest = texts.length - most;
  const more = rest > 0 ? [formatText(words.more, { count: grouped(rest) })] : [];
  return [...texts.slice(0, most), ...more].join(', ');
}

/** Returns the lines of a finding. `hint`: what else to do, below the remedy. */
function findingText(
  { finding, others }: SameFindings,
  report: Pick<Report, 'file' | 'row'>,
  writing: Writing,
  hint?: string,
): TerminalText {
  const { style, columns, words, language, staleTables } = writing;
  const { rule, remedy, source } = finding;
  // Messages are English only.
  const details = language === 'en' ? detailsOf(finding) : undefined;
  const origin = source.section ? `${source.title}, ${source.section}` : source.title;
  const stale = (staleTables?.get(rule) ?? []).map(({ name, asOf }) =>
    formatText(words.staleTable, { name, asOf }),
  );
  const fields = shortList(others.map(valuePlace), fieldsListed, writing);
  const severityName = style(severityColor[coloredSeverity(finding)], severityText(finding, words));
  const body = [
    sentence(remedy),
    ...(details === undefined ? [] : [`details: ${sentence(details)}`]),
    ...(others.length > 0 ? [`${words.also}${fields}`] : []),
    ...(hint === undefined ? [] : [hint]),
    ...stale,
  ];
  // Each line by itself: some terminals end a style at the line break.
  const footer = wrap(`${origin} · ${rule}`, columns, '  ').map((line) => style('dim', line));
  return tty`${style('bold', findingPlace(report, finding))}  ${severityName}\n${terminalLines(
    body.flatMap((text) => wrap(text, columns, '  ')),
  )}${joinPrintable(footer, '\n')}\n\n`;
}

/** Rules about fields that the API, or a payout, can't do without. */
const requiredRules: ReadonlySet<string> = new Set(['schema/required', 'bank/recommended-field']);

/** Returns the text that stands once for a file: the required columns that are missing, and each other finding with the columns to add. */
function fileText(
  findings: readonly FileFinding[],
  { name, kind }: Pick<ReportedFile, 'name' | 'kind'>,
  writing: Writing,
): TerminalText {
  const { words, counted } = writing;
  const place = { file: name, row: 0 };
  const isRequired = ({ finding }: FileFinding): boolean => requiredRules.has(finding.rule);
  const [required, ...more] = findings.filter(isRequired);
  const missing = new Set([required, ...more].flatMap((one) => one?.columns ?? []));
  const [first = ''] = missing;
  const all = shortList([...missing], columnsNamed, writing);
  const requiredText = required
    ? findingText(
        {
          finding: {
            ...required.finding,
            path: [],
            source: { title: required.finding.source.title },
            remedy: `${counted(missing.size, words.missingColumns)} ${all}. ${formatText(words.template, { kind, first })}`,
          },
          others: [],
        },
        place,
        writing,
      )
    : nothing;
  const byColumns = new Map<string, FileFinding[]>();
  for (const one of findings.filter((finding) => !isRequired(finding))) {
    const key = [one.finding.rule, one.finding.severity, ...one.columns].join('\n');
    byColumns.set(key, [...(byColumns.get(key) ?? []), one]);
  }
  const byRemedy = new Map<string, FileFinding>();
  for (const [one, ...others] of byColumns.values()) {
    if (!one) continue;
    const remedies = [one, ...others].map(({ finding }) => sentence(finding.remedy));
    const remedy = [...new Set(remedies)].join(' ');
    const { rule, severity } = one.finding;
    const key = [rule, severity, remedy].join('\n');
    const same = byRemedy.get(key);
    const columns = [...(same?.columns ?? []), ...one.columns];
    const ofSeveral = same && { path: [], message: remedy };
    byRemedy.set(key, { finding: { ...one.finding, remedy, ...ofSeveral }, columns });
  }
  const texts = [...byRemedy.values()].map(({ finding, columns: all }) => {
    const columns = shortList(all, columnsNamed, writing);
    const hint = formatText(words.noColumn, { columns, first: all[0] ?? '' });
    return findingText({ finding, others: [] }, place, writing, hint);
  });
  return joinPrintable([requiredText, ...texts], '');
}

function hiddenText(
  groups: FindingGroups,
  { style, columns, words, counted }: Writing,
): TerminalText {
  const lines = groups.hidden.flatMap(({ finding, field, hidden, places }) => {
    const where = [...places, ...(hidden > places.length ? ['…'] : [])].join(', ');
    const what = `${counted(hidden, words.moreFindings)} (${finding.rule}${field === '' ? '' : `, ${field}`}): ${where}`;
    return wrap(what, columns, '  ');
  });
  if (lines.length === 0) return nothing;
  const heading = tty`${style('bold', words.notRepeated)} ${style('dim', `(${words.csvListsAll})`)}`;
  return tty`${heading}\n${terminalLines(lines)}\n`;
}

/**
 * Returns a reporter for people: each finding with its place and its remedy, which says what is wrong and what to do;
 * equal ones grouped; a summary.
 */
export function textReporter(options: TextOptions): Reporter {
  const { language, style } = options;
  const writing: Writing = {
    ...options,
    ...numbersIn(language),
    words: reportWords[language],
  };
  const groups = new FindingGroups();
  const fileFindings = new FileFindings();
  const files: string[] = [];
  let current: Pick<ReportedFile, 'name' | 'kind'> = { name: '', kind: 'customer' };
  return {
    file({ name, kind, path, missingColumns }) {
      current = { name, kind };
      files.push(path);
      fileFindings.beginFile(missingColumns);
    },
    report(report) {
      const { findings, message } = report;
      if (message !== undefined)
        return tty`${style('bold', recordPlace(report))}\n${terminalBlock(message)}\n\n`;
      const { ofFile, ofRecord } = fileFindings.split(findings);
      const shown = ofRecord.filter((finding) => groups.show(finding, report));
      const ofRow = mergeSame(shown).map((same) => findingText(same, report, writing));
      return joinPrintable([fileText(ofFile, current, writing), ...ofRow], '');
    },
    end(totals) {
      const command = fixCommand(current.kind, files, options.reading);
      const summary = options.isQuiet ? nothing : summaryText(totals, writing, command);
      return tty`${hiddenText(groups, writing)}${summary}`;
    },
  };
}
