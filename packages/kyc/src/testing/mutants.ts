import { customerSample, sampleDay } from '@passmuster/testing/samples';
import { type RequiredItem, requiredItemsOf } from '../requirements/requiredItems.ts';
import type { CustomerSubject } from '../rule/documentDates.ts';
import { changed } from './changed.ts';
import type { RuleTable } from './ruleTable.ts';
import { subjectOf } from './subjectOf.ts';

/** An application with one fault, and where it must be found. */
export interface Mutant extends CustomerSubject {
  readonly rule: string;
  readonly asOf: string;
  readonly paths: readonly string[];
}

/** Applications without findings that differ in what no rule looks at. */
const bases: readonly unknown[] = [
  customerSample,
  Object.fromEntries(Object.entries(customerSample).reverse()),
  { ...customerSample, business_name: 'Ünïcode & Söhne 🦒', nature_of_business: 'x'.repeat(500) },
];

/** Returns one mutant for each failing line of a rule's table and each base. */
export function ruleMutants(tables: readonly RuleTable[]): Mutant[] {
  return tables
    .filter(({ rule }) => !/^(wallet|profile)\//.test(rule.id))
    .flatMap(({ rule, rows }) =>
      rows
        .filter(({ finds }) => finds.length > 0)
        .flatMap(({ set, asOf = sampleDay, finds }) =>
          bases.map((base): Mutant => {
            return { rule: rule.id, asOf, ...subjectOf(changed(set, base)), paths: finds };
          }),
        ),
    );
}

/** Returns mutants whose required fields are missing, of another type, and not in their list or form. */
export function schemaMutants(): Mutant[] {
  const fields: RequiredItem[] = [];
  requiredItemsOf(customerSample, (field) => {
    if (!field.documentType) fields.push(field);
  });
  return fields.flatMap(({ path, value }) => {
    const at = path.join('.');
    const mutant = (rule: string, wrong: unknown): Mutant => {
      return { rule, asOf: sampleDay, draft: changed({ [at]: wrong }), paths: [at] };
    };
    const isNumber = typeof value === 'number';
    return [
      mutant('schema/required', undefined),
      mutant('schema/', { not: 'this' }),
      mutant('schema/', isNumber ? -1 : '\0'),
    ];
  });
}
