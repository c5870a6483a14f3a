import type { Finding } from '@passmuster/findings';
import type { RuleTotal, Totals } from './reporter.ts';

type Counts = { -readonly [Key in keyof RuleTotal]: RuleTotal[Key] };

/** Counts findings by severity and by rule while a run goes on. */
export class TotalsCounter implements Totals {
  records = 0;
  ready = 0;
  error = 0;
  warning = 0;
  info = 0;
  readonly byRule: Map<string, Counts> = new Map();

  /** Counts what an earlier run wrote. */
  addKept(kept: Readonly<Record<'records' | 'error' | 'warning' | 'info', number>>): void {
    this.records += kept.records;
    this.error += kept.error;
    this.warning += kept.warning;
    this.info += kept.info;
  }

  add(findings: readonly Finding[]): void {
    this.records += 1;
    if (findings.every(({ severity }) => severity !== 'error')) this.ready += 1;
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
