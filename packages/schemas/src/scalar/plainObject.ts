import * as v from 'valibot';
import { asked } from './asked.ts';
import { isPlainObject } from './isPlainObject.ts';

/** The message of every object: what to send, or that it is missing. */
export const objectMessage = /* @__PURE__ */ asked('Send an object');

/**
 * `schema` for untrusted input. valibot's own objects take arrays, Maps and class instances, and let
 * the error of a getter escape; the one returned refuses all of them with an issue.
 */
/* @__NO_SIDE_EFFECTS__ */
export function guardObject<const Schema extends v.GenericSchema<unknown>>(schema: Schema): Schema {
  const run = schema['~run'];
  return v._standardSchema<Schema>({
    ...schema,
    '~run'(dataset, config) {
      const input = dataset.value;
      try {
        if (isPlainObject(input)) return run.call(this, dataset, config);
      } catch {
        // A getter or a proxy threw: there is no telling what else the object would do.
      }
      const refused: v.OutputDataset<never, v.ObjectIssue> = {
        typed: false,
        value: input,
        issues: [] as never,
      };
      // Named here, since valibot would ask the hostile object for the name of its constructor.
      const received = input === null ? 'null' : typeof input;
      v._addIssue(this, 'type', refused, config, { received });
      return refused;
    },
  });
}

/**
 * `v.object` for the body, query or path of a request: a plain object, its unknown keys left out
 * (SPEC-GAP 68; `unknownFields` names them).
 */
/* @__NO_SIDE_EFFECTS__ */
export function plainObject<const Entries extends v.ObjectEntries>(
  entries: Entries,
): v.ObjectSchema<Entries, typeof objectMessage> {
  return guardObject(v.object(entries, objectMessage));
}
