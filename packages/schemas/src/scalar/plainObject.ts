import * as v from 'valibot';

const message = (issue: v.BaseIssue<unknown>): string =>
  issue.received === 'undefined' ? 'This is required' : 'Send an object';

/** An object as JSON makes it, of any realm: neither an array nor an instance of a class. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/**
 * `v.object` for untrusted input. valibot's own takes arrays, Maps and class instances, and lets the
 * error of a getter escape; this one refuses all of them with an issue. Unknown keys are left out.
 */
export function plainObject<const Entries extends v.ObjectEntries>(
  entries: Entries,
): v.ObjectSchema<Entries, typeof message> {
  const schema = v.object(entries, message);
  const run = schema['~run'];
  return v._standardSchema<typeof schema>({
    ...schema,
    '~run'(dataset, config) {
      const input = dataset.value;
      try {
        if (isPlainObject(input)) return run.call(this, dataset, config);
      } catch {
        dataset.value = input;
      }
      const refused: v.OutputDataset<never, v.ObjectIssue> = {
        typed: false,
        value: input,
        issues: [] as never,
      };
      v._addIssue(this, 'type', refused, config);
      return refused;
    },
  });
}
