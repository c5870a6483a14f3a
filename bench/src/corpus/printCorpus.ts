import type { CasesReport, CorpusReport, Judged } from './judge.ts';

const share = (part: readonly unknown[], whole: readonly unknown[]): string =>
  `${part.length}/${whole.length}`;
const remarked = (cases: readonly Judged[]) => cases.filter(({ remarks }) => remarks.length > 0);
const silent = (cases: readonly Judged[]) => cases.filter(({ remarks }) => remarks.length === 0);
const mean = (cases: readonly Judged[]): string =>
  (cases.reduce((sum, { infos }) => sum + infos, 0) / Math.max(1, cases.length)).toFixed(2);

/** Returns the counts of shown cases and of held-out ones: `53/57 + 50/56`. */
const both = (
  cases: readonly Judged[],
  part: (cases: readonly Judged[]) => readonly Judged[],
): string => {
  const shown = cases.filter(({ heldOut }) => !heldOut);
  const heldOut = cases.filter((one) => one.heldOut);
  return `${share(part(shown), shown)} + ${share(part(heldOut), heldOut)}`;
};

/** Returns the counts by rule, most frequent first. */
function countByRule(cases: readonly Judged[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const { remarks } of cases) {
    for (const rule of new Set(remarks.map((remark) => remark.slice(0, remark.indexOf(' '))))) {
      counts.set(rule, (counts.get(rule) ?? 0) + 1);
    }
  }
  return [...counts].sort(([, a], [, b]) => b - a);
}

/** Returns one line for each preset. Quiet: valid and without a warning or an error. */
export const summary = (reports: readonly CorpusReport[]): string =>
  [
    'Quiet and noticed, shown cases + held-out cases:',
    ...reports.map(
      ({ preset, applications, simple, table }) =>
        `${preset.padEnd(12)} quiet ${both(applications, silent)}, infos each ${mean(applications)}, ` +
        `simple mistakes ${both(simple, remarked)}, by table ${both(table, remarked)}`,
    ),
  ].join('\n');

/** Returns one line for bank methods or addresses. */
export const casesSummary = (name: string, { valid, mistakes }: CasesReport): string =>
  `${name.padEnd(12)} quiet ${both(valid, silent)}, infos each ${mean(valid)}, mistakes ${both(mistakes, remarked)}`;

/** Returns the cases that are not held out, one per line with its findings. */
export const details = (title: string, cases: readonly Judged[]): string =>
  [
    `\n${title}`,
    ...cases
      .filter(({ heldOut }) => !heldOut)
      .map(
        ({ id, note, remarks }) =>
          `  ${id}: ${note}${remarks.map((text) => `\n    ${text}`).join('')}`,
      ),
  ].join('\n');

/** Returns the counts by rule of the shown cases. */
export const ruleTable = (title: string, cases: readonly Judged[]): string =>
  [
    `\n${title}`,
    ...countByRule(cases.filter(({ heldOut }) => !heldOut)).map(
      ([rule, count]) => `  ${String(count).padStart(4)} ${rule}`,
    ),
  ].join('\n');

export { remarked, silent };
