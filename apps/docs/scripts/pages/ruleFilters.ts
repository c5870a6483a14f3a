import type { Rule } from '@passmuster/findings';
import { presetNames, strict } from '@passmuster/kyc';
import type { Filter } from '../../src/components/filter.ts';
import { ruleReasons } from '../../src/ruleReasons/ruleReasons.ts';
import { originOf, origins } from './basisOf.ts';

/** Smallest first: a larger one has the rules of those before it. */
const presets: readonly string[] = presetNames;

/** The fields of an application that each rule reads, by the first names of their paths. A rule about all of them reads none. */
const fieldsById: ReadonlyMap<string, readonly string[]> = new Map(
  strict.plan.rules.map(({ rule, fields }) => [
    rule.id,
    [...new Set(fields.flatMap(([first]) => (first?.startsWith('@') ? [] : (first ?? []))))],
  ]),
);

/** Returns the values of a rule by which the list of rules can be narrowed, and why it exists, which can be searched. */
export const filterValuesOf = (rule: Rule): Readonly<Record<string, readonly string[]>> => ({
  severity: [rule.severity],
  preset: rule.preset === undefined ? [] : presets.slice(presets.indexOf(rule.preset)),
  origin: [originOf(rule)],
  field: fieldsById.get(rule.id) ?? [],
  subject: [rule.id.split('/')[0] ?? ''],
  why: [ruleReasons[rule.id]?.why ?? ''],
});

const labels: Readonly<Record<string, string>> = {
  severity: 'Severity',
  preset: 'In the preset',
  origin: 'From',
  subject: 'About',
  field: 'Reads the field',
};

/** Returns the filters of the list of rules, each with the values that the rules have. */
export function ruleFilters(rules: readonly Rule[]): readonly Filter[] {
  const all = rules.map(filterValuesOf);
  return Object.entries(labels).map(([name, label]) => {
    const values = [...new Set(all.flatMap((row) => row[name] ?? []))].sort();
    const text = (value: string): string =>
      name === 'origin'
        ? (Object.entries(origins).find(([key]) => key === value)?.[1] ?? value)
        : value;
    return { name, label, choices: values.map((value) => ({ value, text: text(value) })) };
  });
}
