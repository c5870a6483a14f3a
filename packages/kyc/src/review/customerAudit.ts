import type {
  Audit,
  Basis,
  Preset,
  RuleOptions,
  RuleRun,
  RuleSetting,
  RuleSettings,
  Severity,
  Source,
} from '@passmuster/findings';
import { schemaRules } from '@passmuster/schemas';

/** The outcome of a rule, and the rule itself. */
export interface CustomerRuleRun extends RuleRun {
  /** The severity that the rule has by itself. */
  readonly severity: Severity;
  readonly basis: Basis;
  readonly source: Source;
  /** Calendar days between which the rule holds. */
  readonly since?: string;
  readonly until?: string;
  /** Of a rule of one's own, for its code. */
  readonly version?: string;
  /** Its options that a configuration has set to other values than the defaults. */
  readonly options?: RuleOptions;
}

/** How a caller changed a rule: turned it off, or overrode its severity. */
export interface RuleOverride {
  readonly rule: string;
  /** The severity that the rule has by itself; absent for a rule of another preset. */
  readonly severity?: Severity;
  readonly setting: RuleSetting;
}

/** How the verdict on a customer was reached. Contains no value of the application. */
export interface CustomerAudit extends Audit {
  readonly rules: readonly CustomerRuleRun[];
  /** Rules that the caller turned off or whose severity it overrode, by id. */
  readonly overrides: readonly RuleOverride[];
}

/** Returns an audit with the description of its rules, and which of them the caller overrode. */
export function customerAudit(
  { asOf, rules: runs, data }: Audit,
  { rules }: Preset,
  settings: RuleSettings,
): CustomerAudit {
  const severities = new Map<string, Severity>(
    [...schemaRules, ...rules].map(({ id, severity }) => [id, severity]),
  );
  return {
    asOf,
    rules: runs.flatMap((run, i): readonly CustomerRuleRun[] => {
      const rule = rules[i];
      if (!rule) return [];
      const { severity, basis, source, since, until, version, configured: options } = rule;
      const dates = {
        ...(since && { since }),
        ...(until && { until }),
        ...(version && { version }),
      };
      return [{ ...run, severity, basis, source, ...dates, ...(options && { options }) }];
    }),
    overrides: Object.entries(settings)
      .flatMap(([rule, setting]): readonly RuleOverride[] => {
        const severity = severities.get(rule);
        return setting ? [{ rule, ...(severity && { severity }), setting }] : [];
      })
      .filter(({ severity, setting }) => setting !== severity)
      .sort((a, b) => (a.rule < b.rule ? -1 : 1)),
    data,
  };
}
