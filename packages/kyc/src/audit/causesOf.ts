import type { RuleSetting } from '@passmuster/findings';
import { canonicalJson } from '../hash/canonicalJson.ts';
import type { CustomerRuleRun } from '../review/customerAudit.ts';
import type { AuditRecord } from './auditRecord.ts';

/** Something that differs between two records and may be why a rule found something else. */
export interface Cause {
  /**
   * `version`: of `@passmuster/kyc`. `rule-added`, `rule-removed`: only one preset or configuration has the rule.
   * `rule`: its basis, source or dates. `severity`: its own. `option`: what a configuration set. `override`: it was turned
   * off or its severity overridden. `own-rule`: the version of a rule of one's own. `table`: the day or content of a table
   * that it consults. `day`: of the review. `application`: the records are of different applications.
   */
  readonly kind:
    | 'version'
    | 'rule-added'
    | 'rule-removed'
    | 'rule'
    | 'severity'
    | 'option'
    | 'override'
    | 'own-rule'
    | 'table'
    | 'day'
    | 'application';
  /** As JSON or text; absent if there was nothing. */
  readonly before?: string;
  readonly after?: string;
  /** Of `table`: its name. */
  readonly name?: string;
}

/** The causes for one rule. */
export interface RuleCauses {
  readonly rule: string;
  /** In the order of `kind`. None if the records show no difference for this rule: then the application changed. */
  readonly causes: readonly Cause[];
}

type Part = Omit<Cause, 'kind'>;

/** Returns the differences between two records for a rule, in the order of `kind`. */
export function causesOf(rule: string, before: AuditRecord, after: AuditRecord): RuleCauses {
  const [was, is] = [before, after].map(({ rules }) => rules.find((run) => run.rule === rule));
  const part = (one: unknown, other: unknown): Part | undefined =>
    canonicalJson(one) === canonicalJson(other)
      ? undefined
      : { ...shown('before', one), ...shown('after', other) };
  const both = (of: (run: CustomerRuleRun) => unknown): Part | undefined =>
    was && is && part(of(was), of(is));
  const isOther =
    before.applicationHash !== undefined &&
    after.applicationHash !== undefined &&
    before.applicationHash !== after.applicationHash;
  const parts: readonly (readonly [Cause['kind'], Part | undefined])[] = [
    ['version', part(before.version, after.version)],
    ['rule-added', is && !was ? {} : undefined],
    ['rule-removed', was && !is ? {} : undefined],
    ['rule', both(({ basis, source, since, until }) => ({ basis, source, since, until }))],
    ['severity', both(({ severity }) => severity)],
    ['option', both(({ options }) => options)],
    ['override', part(settingOf(rule, before), settingOf(rule, after))],
    ['own-rule', both(({ version }) => version)],
    ...tableParts(was, is, before, after),
    ['day', part(before.asOf, after.asOf)],
    ['application', isOther ? {} : undefined],
  ];
  return { rule, causes: parts.flatMap(([kind, one]) => (one ? [{ kind, ...one }] : [])) };
}

const settingOf = (rule: string, { overrides = [] }: AuditRecord): RuleSetting | undefined =>
  overrides.find((override) => override.rule === rule)?.setting;

function tableParts(
  was: CustomerRuleRun | undefined,
  is: CustomerRuleRun | undefined,
  before: AuditRecord,
  after: AuditRecord,
): readonly (readonly ['table', Part | undefined])[] {
  const names = new Set([...(was?.tables ?? []), ...(is?.tables ?? [])]);
  return [...names].sort().map((name) => {
    const [one, other] = [before, after].map(({ data }) =>
      data.find((table) => table.name === name),
    );
    // A rule that is turned off consults no table: that is the cause, not the table.
    const isSame = !one || !other || (one.asOf === other.asOf && one.hash === other.hash);
    return ['table', isSame ? undefined : { name, before: one.asOf, after: other.asOf }] as const;
  });
}

const shown = (key: 'before' | 'after', value: unknown): object =>
  value === undefined ? {} : { [key]: typeof value === 'string' ? value : canonicalJson(value) };
