import { formatText, type ListLimits, listLimits, tooManyElements } from '@passmuster/findings';
import * as v from 'valibot';
import { isPlainObject } from './isPlainObject.ts';
import { findTooLongList, type Structure } from './listLimits.ts';
import { requiredMessage } from './requiredMessage.ts';
import { nullText, objectText } from './texts.ts';

/** The message of every object: what is expected, or that it is missing. */
export const objectMessage = /* @__PURE__ */ requiredMessage(objectText.remedy);

/** Set in the configuration of a run after an outer object has counted the lists. */
const isCounted = /* @__PURE__ */ Symbol('isCounted');

/** The properties that schemas of `plainObject` and `openObject` have besides valibot's. */
interface Limited {
  /** The limits it applies when it is the outermost object. */
  readonly listLimits: ListLimits;
}

/** Returns a refusal with one issue if a list of `input` is too long, otherwise undefined. */
function refuseTooLongList(
  schema: Structure & Limited,
  input: unknown,
  config: v.Config<v.BaseIssue<unknown>>,
): v.OutputDataset<never, v.BaseIssue<unknown>> | undefined {
  const tooLong = findTooLongList(schema, input, schema.listLimits);
  if (!tooLong) return undefined;
  const { path, most } = tooLong;
  const issue: v.BaseIssue<unknown> = {
    ...config,
    kind: 'validation',
    type: 'too_many',
    input,
    expected: `<=${most}`,
    received: `>${most}`,
    message: formatText(tooManyElements.remedy, { most }),
    requirement: most,
    ...(path ? { path } : {}),
  };
  return { typed: false, value: input, issues: [issue] };
}

/** The properties of a schema that say whether its field may be left out. */
interface Field {
  readonly type?: string;
  readonly default?: unknown;
}

/** Says of the issues of null in optional fields of this object that the field is to be left out. SPEC-GAP 83. */
function withNullFields<const Dataset extends v.OutputDataset<unknown, v.BaseIssue<unknown>>>(
  { entries = {} }: { readonly entries?: Readonly<Record<string, Field>> },
  dataset: Dataset,
): Dataset {
  for (const issue of dataset.issues ?? []) {
    const [item, inner] = issue.path ?? [];
    if (issue.input !== null || item === undefined || inner !== undefined) continue;
    const { type, default: filled }: Field = entries[String(item.key)] ?? {};
    if (type === 'optional' && filled === undefined)
      Object.assign(issue, { type: 'null_field', message: nullText.remedy });
  }
  return dataset;
}

/**
 * Returns `schema` for untrusted input. valibot's own objects accept arrays, Maps and class instances,
 * walk lists of any length, and throw the errors of getters. The returned schema refuses all of these
 * with an issue. The outermost object counts the lists once, before anything is checked.
 */
/* @__NO_SIDE_EFFECTS__ */
export function guardObject<const Schema extends v.GenericSchema<unknown>>(schema: Schema): Schema {
  const run = schema['~run'];
  return v._standardSchema<Schema & Limited>({
    ...schema,
    listLimits,
    '~run'(dataset, config) {
      const input = dataset.value;
      try {
        if (isPlainObject(input)) {
          if (isCounted in config)
            return withNullFields(this as object, run.call(this, dataset, config));
          const counted = { ...config, [isCounted]: true };
          const refused = refuseTooLongList(this, input, config);
          return refused ?? withNullFields(this as object, run.call(this, dataset, counted));
        }
      } catch {
        // A getter or a proxy threw, so the object is not read any further.
      }
      const refused = { typed: false, value: input } as v.OutputDataset<never, v.ObjectIssue>;
      // Set here, because valibot would read the name of the object's constructor.
      const received = input === null ? 'null' : typeof input;
      v._addIssue(this, 'type', refused, config, { received });
      return refused;
    },
  });
}

/**
 * Returns a schema like `v.object` for the body, query or path of a request: a plain object whose unknown
 * keys are dropped (SPEC-GAP 68; `unknownFields` names them).
 *
 * @example
 * v.parse(plainObject({ id: v.string() }), { id: '7', later: true }) // { id: '7' }
 */
/* @__NO_SIDE_EFFECTS__ */
export function plainObject<const Entries extends v.ObjectEntries>(
  entries: Entries,
): v.ObjectSchema<Entries, typeof objectMessage> {
  return guardObject(v.object(entries, objectMessage));
}

/**
 * Returns a copy of `schema` with other limits than 1,000 elements per list and 5,000 per body. Pass `Infinity`
 * to turn a limit off. Only the limits of the outermost object apply. `schema` must be an object schema of this
 * package, or made by `plainObject` or `openObject`.
 *
 * @example
 * const schema = withListLimits(BusinessCustomerSchema, { perList: 5_000, perBody: 20_000 });
 * v.safeParse(schema, {}).success // false
 */
/* @__NO_SIDE_EFFECTS__ */
export function withListLimits<const Schema extends v.GenericSchema>(
  schema: Schema,
  listLimits: ListLimits,
): Schema {
  return v._standardSchema({ ...schema, listLimits });
}
