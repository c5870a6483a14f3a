import { formatText } from '@passmuster/findings';
import { type TerminalText, terminalLines, terminalText, tty } from '../text/terminalText.ts';
import type { Writing } from './textOptions.ts';
import type { RuleTotal, Totals } from './totals.ts';

const rulesInSummary = 20;

const byWeight = (a: RuleTotal, b: RuleTotal): number =>
  b.error - a.error || b.warning - a.warning || b.info - a.info || (a.rule < b.rule ? -1 : 1);

function ruleTable({ byRule }: Totals, { style, words, counted, grouped }: Writing): TerminalText {
  const rows = [...byRule.values()].sort(byWeight);
  if (rows.length === 0) return tty``;
  const listed = rows.slice(0, rulesInSummary);
  const width = Math.max(5, ...listed.map(({ rule }) => rule.length));
  const cell = (text: string): string => ` ${text}`.padStart(9);
  const [ruleName, ...columns] = words.table;
  const heading = `  ${ruleName.padEnd(width)}${columns.map(cell).join('')}`;
  const lines = listed.map(
    ({ rule, error, warning, info, records }) =>
      `  ${rule.padEnd(width)}${[error, warning, info, records].map((number) => cell(grouped(number))).join('')}`,
  );
  const rest = rows.length - listed.length;
  const more = rest > 0 ? [`  ${counted(rest, words.moreRules)}`] : [];
  return tty`${style('dim', heading)}\n${terminalLines([...lines, ...more])}\n`;
}

type Words = Pick<Writing, 'words' | 'counted' | 'grouped'>;

/** Returns how many records have each verdict: `7 ready, 2 to look at, 1 blocked of 10`. */
export function recordCounts(
  { ready, look, blocked }: Pick<Totals, 'ready' | 'look' | 'blocked'>,
  { words, counted, grouped }: Words,
): string {
  const counts = [
    counted(ready, words.verdicts.clear),
    ...(look > 0 ? [counted(look, words.verdicts.look)] : []),
    ...(blocked > 0 ? [counted(blocked, words.verdicts.blocked)] : []),
  ].join(', ');
  return formatText(words.ofRecords, { counts, records: grouped(ready + look + blocked) });
}

/** Returns how many findings there are of each severity. */
export const findingCounts = (
  { error, warning, info }: Pick<Totals, 'error' | 'warning' | 'info'>,
  { words, counted }: Words,
): string =>
  [counted(error, words.errors), counted(warning, words.warnings), counted(info, words.info)].join(
    ', ',
  );

/**
 * Returns the end of a text report: findings by rule if there are several records, then the records by verdict, which configuration
 * reviewed them, and the command that fixes what is certain.
 */
export function summaryText(totals: Totals, writing: Writing, fixCommand: string): TerminalText {
  const { style, words, counted } = writing;
  const { records, look, blocked, fixable, revision } = totals;
  const fix =
    fixable > 0 ? terminalLines([`${counted(fixable, words.fixable)} ${fixCommand}`]) : tty``;
  const undecided = look > 0 ? 'yellow' : 'green';
  const counts = style(blocked > 0 ? 'red' : undecided, recordCounts(totals, writing));
  const configuration =
    revision === undefined
      ? tty``
      : tty`${style('dim', formatText(words.revision, { revision }))}\n`;
  const table = records > 1 ? ruleTable(totals, writing) : tty``;
  return tty`${table}${counts} (${terminalText(findingCounts(totals, writing))})\n${configuration}${fix}`;
}
