import type * as v from 'valibot';

/**
 * Returns a schema that gives the output of `accept`, to compare a function of a module without valibot by
 * `compareWithValibot`. Throws for a value that `accept` refuses and `schema` accepts.
 */
export function withAccept<Schema extends v.GenericSchema>(
  schema: Schema,
  accept: (value: unknown) => unknown,
): Schema {
  return {
    ...schema,
    '~run'({ value }: { readonly value: unknown }, config: v.Config<v.BaseIssue<unknown>>) {
      const output = accept(value);
      if (output !== undefined) return { typed: true, value: output };
      const dataset = schema['~run']({ value }, config);
      if (!dataset.issues) throw new Error('Refused, though the schema accepts it');
      return dataset;
    },
  };
}
