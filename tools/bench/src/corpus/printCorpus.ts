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

/** Returns the lines of the blind half: a count of each kind, and of cases with other fixes. */
export function blindSummary(report: CorpusReport, banks: CasesReport): string {
  const { applications, simple, across, table } = report;
  const cases = [...applications, ...simple, ...across, ...table];
  return [
    `blind half, ${report.preset}: quiet ${share(silent(applications), applications)}, infos each ${mean(applications)}, ` +
      `simple mistakes ${share(remarked(simple), simple)}, across fields ${share(remarked(across), across)}, ` +
      `by table ${share(remarked(table), table)}, other fixes ${cases.filter(isOtherwiseFixed).length}`,
    `blind half, bank: quiet ${share(silent(banks.valid), banks.valid)}, mistakes ${share(remarked(banks.mistakes), banks.mistakes)}`,
  ].join('\n');
}

/** Returns true if a fix of the case doesn't restore the valid application. */
const isOtherwiseFixed = ({ otherFixes }: Judged): boolean => otherFixes.length > 0;

/** Returns the cases with fixes that don't restore the valid application. */
export const fixDetails = (cases: readonly Judged[]): string =>
  details(
    'Fixes that enter another value than the valid application has:',
    cases.filter(isOtherwiseFixed).map((one) => ({ ...one, remarks: one.otherFixes })),
  );

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
