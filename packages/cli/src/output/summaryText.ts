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

/** Returns how many records are ready, and how many findings there are of each severity. */
export function verdictOf(
  { records, ready, error, warning, info }: Totals,
  { words, counted, grouped }: Pick<Writing, 'words' | 'counted' | 'grouped'>,
): { readonly verdict: string; readonly found: string } {
  const verdict = formatText(counted(records, words.verdict), {
    ready: grouped(ready),
    records: grouped(records),
  });
  const found = [
    counted(error, words.errors),
    counted(warning, words.warnings),
    counted(info, words.info),
  ].join(', ');
  return { verdict, found };
}

/** Returns the end of a text report: findings by rule if there are several records, then the verdict. */
export function summaryText(totals: Totals, writing: Writing): TerminalText {
  const { style } = writing;
  const { records, error } = totals;
  const { verdict, found } = verdictOf(totals, writing);
  const table = records > 1 ? ruleTable(totals, writing) : tty``;
  return tty`${table}${style(error > 0 ? 'red' : 'green', verdict)} (${terminalText(found)})\n`;
}
