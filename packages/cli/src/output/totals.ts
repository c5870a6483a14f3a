import type { Finding, Severity, StaleTable } from '@passmuster/findings';

export interface RuleTotal extends Readonly<Record<Severity, number>> {
  readonly rule: string;
  readonly records: number;
}

/** What was found, by severity and by rule. */
export interface Totals extends Readonly<Record<Severity, number>> {
  readonly records: number;
  /** Records without an error. */
  readonly ready: number;
  readonly byRule: ReadonlyMap<string, RuleTotal>;
  /** Tables that the check consults and that are older than their update interval. */
  readonly stale: readonly StaleTable[];
}

type Counts = { -readonly [Key in keyof RuleTotal]: RuleTotal[Key] };

/** Counts findings by severity and by rule during a run. */
export class TotalsCounter implements Totals {
  records = 0;
  ready = 0;
  error = 0;
  warning = 0;
  info = 0;
  readonly byRule: Map<string, Counts> = new Map();
  stale: readonly StaleTable[] = [];

  /** Adds what another thread or an earlier run counted. */
  addAll({ byRule, ...counts }: Partial<Totals>): void {
    for (const key of ['records', 'ready', 'error', 'warning', 'info'] as const) {
      this[key] += counts[key] ?? 0;
    }
    for (const [rule, total] of byRule ?? []) {
      const sums = this.#countsOf(rule);
      for (const key of ['error', 'warning', 'info', 'records'] as const) sums[key] += total[key];
    }
  }

  add(findings: readonly Finding[]): void {
    this.records += 1;
    if (findings.every(({ severity }) => severity !== 'error')) this.ready += 1;
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
