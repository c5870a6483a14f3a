import { type Severity, type StaleTable, severities } from '@passmuster/findings';
import type { RecordReport } from '../checks/report.ts';

export interface RuleTotal extends Readonly<Record<Severity, number>> {
  readonly rule: string;
  readonly records: number;
}

/** What was found, by verdict, severity and rule. */
export interface Totals extends Readonly<Record<Severity, number>> {
  readonly records: number;
  /** Records that are clear. */
  readonly ready: number;
  /** Records that somebody must look at. */
  readonly look: number;
  readonly blocked: number;
  /** Findings that `passmuster fix` fixes, as far as they were counted. */
  readonly fixable: number;
  readonly byRule: ReadonlyMap<string, RuleTotal>;
  /** Tables that the check consults and that are older than their update interval. */
  readonly stale: readonly StaleTable[];
  /** Which configuration reviewed, as in audit records; undefined if the report doesn't say. */
  readonly revision?: string | undefined;
  /** Positions of the acceptances that name something that was found. */
  readonly used: ReadonlySet<number>;
}

const countKeys = [
  ...(['records', 'ready', 'look', 'blocked', 'fixable'] as const),
  ...severities,
] as const;

type Counts = { -readonly [Key in keyof RuleTotal]: RuleTotal[Key] };

/** Counts records by verdict, and findings by severity and by rule, during a run. */
export class TotalsCounter implements Totals {
  records = 0;
  ready = 0;
  look = 0;
  blocked = 0;
  fixable = 0;
  error = 0;
  warning = 0;
  info = 0;
  readonly byRule: Map<string, Counts> = new Map();
  stale: readonly StaleTable[] = [];
  revision: string | undefined;
  readonly used: Set<number> = new Set();

  /** Adds what another thread or an earlier run counted. */
  addAll({ byRule, used, ...counts }: Partial<Totals>): void {
    for (const key of countKeys) this[key] += counts[key] ?? 0;
    for (const index of used ?? []) this.used.add(index);
    for (const [rule, total] of byRule ?? []) {
      const sums = this.#countsOf(rule);
      for (const key of [...severities, 'records'] as const) sums[key] += total[key];
    }
  }

  add({ findings, verdict }: RecordReport, used: readonly number[]): void {
    this.records += 1;
    this[verdict === 'clear' ? 'ready' : verdict] += 1;
    for (const index of used) this.used.add(index);
    if (findings.length === 0) return;
    const seen = new Set<string>();
    for (const { rule, severity } of findings) {
      this[severity] += 1;
      const counts = this.#countsOf(rule);
      counts[severity] += 1;
      if (!seen.has(rule)) counts.records += 1;
      seen.add(rule);
    }
  }

  #countsOf(rule: string): Counts {
    const known = this.byRule.get(rule);
    if (known) return known;
    const counts = { rule, error: 0, warning: 0, info: 0, records: 0 };
    this.byRule.set(rule, counts);
    return counts;
  }
}
