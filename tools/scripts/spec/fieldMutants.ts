import {
  type Obligation,
  obligations,
  resources,
} from '../../../packages/testing/src/contract/obligations.ts';

/** A mistake in the schema of a field, behind a switch. */
export interface FieldMutant {
  readonly id: string;
  /** The row of SPEC.md that states what the mistake contradicts. */
  readonly row: string;
  readonly file: string;
  /** What the mistake does, such as `street2 is required`. */
  readonly change: string;
}

/** A file of schemas with mistakes in its fields. */
export interface MutatedSchemas {
  readonly text: string;
  readonly mutants: readonly FieldMutant[];
}

/**
 * Returns `text`, the schemas in `file`, with a mistake for each thing that the table of obligations states of a field:
 * that it exists, is required, optional or null, and each limit.
 */
export function addFieldMutants(file: string, text: string): MutatedSchemas {
  const mutants: FieldMutant[] = [];
  let mutated = text;
  for (const obligation of obligations) {
    const { resource, row, field, schema } = obligation;
    // Another schema of the file may have a field of this name.
    const start = Math.max(0, mutated.indexOf(`export const ${schema}Schema`));
    const property = propertyForm(field).exec(mutated.slice(start));
    if (resources[resource]?.file !== file || !property) continue;
    const [whole, indent = '', written = ''] = property;
    const value = written.replace(/,$/, '');
    const mistakes = mistakesIn(obligation, value).map((mistake, at) => ({
      ...mistake,
      id: `${resource}, ${field} ${at}`,
    }));
    mutants.push(
      ...mistakes.map(({ id, change }) => ({ id, row, file, change: `${field} ${change}` })),
    );
    const switched = mistakes.reduceRight(
      (otherwise, { id, code }) =>
        `globalThis.__stryker__?.activeMutant === '${id}' ? ${code} : ${otherwise}`,
      `{ ${field}: ${value} }`,
    );
    const rest = mutated.slice(start).replace(whole, () => `${indent}...(${switched}),`);
    mutated = mutated.slice(0, start) + rest;
  }
  return { text: mutated, mutants };
}

/** Matches a property as the formatter writes it: on one line, or until the line that closes it. */
const propertyForm = (field: string): RegExp =>
  new RegExp(`^( +)${field}: (.*(?:\\n\\1 .*)*(?:\\n\\1[)\\]}].*?)?),?$`, 'm');

interface Mistake {
  readonly change: string;
  /** An object with the field as the mistake has it. */
  readonly code: string;
}

/** Returns the mistakes that contradict what is stated of a field, whose schema is `value`. */
function mistakesIn(obligation: Obligation, value: string): readonly Mistake[] {
  const { field, form, presence } = obligation;
  const limits = [...new Set(form.match(/\d+/g))].flatMap((limit) => {
    const changed = value.replace(new RegExp(`\\b${limit}\\b`, 'g'), String(Number(limit) + 1));
    return changed === value
      ? []
      : [{ change: `has ${limit} for ${Number(limit) + 1}`, to: changed }];
  });
  const changes = [
    ...limits,
    ...(presence === 'required' ? [{ change: 'is optional', to: `v.optional(${value})` }] : []),
    ...(presence.startsWith('optional')
      ? [{ change: 'is required', to: `v.nonOptional(${value})` }]
      : []),
    ...(presence.endsWith('or null')
      ? [{ change: 'is never null', to: `v.nonNullable(${value})` }]
      : []),
  ];
  return [
    { change: 'is missing', code: '{}' },
    ...changes.map(({ change, to }) => ({ change, code: `{ ${field}: ${to} }` })),
  ];
}
