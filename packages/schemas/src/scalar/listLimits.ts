import type { ListLimits } from '@passmuster/findings';
import type { IssuePathItem } from 'valibot';

/** The public properties of schemas that contain others. */
export interface Structure {
  readonly entries?: Readonly<Record<string, Structure>>;
  readonly item?: Structure;
  readonly wrapped?: Structure;
}

/** The list with which a value exceeds a limit. */
export interface TooLongList {
  /** Where the list is. Absent for the root and for all lists together. */
  readonly path?: [IssuePathItem, ...IssuePathItem[]];
  /** The limit that is exceeded. */
  readonly most: number;
  /** Whether all lists together are too long. */
  readonly isBody: boolean;
}

/** Where a schema has lists: in these fields of an object, or the list itself and its elements. */
interface ListPlan {
  readonly fields?: readonly (readonly [key: string, plan: ListPlan])[];
  readonly element?: ListPlan | undefined;
}

const plans = /* @__PURE__ */ new WeakMap<Structure, ListPlan>();
const noLists: ListPlan = { fields: [] };

/** Returns where `schema` has lists. Computed once for each schema. */
function planOf(schema: Structure): ListPlan {
  const known = plans.get(schema);
  if (known) return known;
  const { wrapped, item, entries } = schema;
  let plan = objectPlan(entries);
  if (wrapped) plan = planOf(wrapped);
  else if (item) plan = { element: planOf(item) };
  plans.set(schema, plan);
  return plan;
}

function objectPlan(entries: Structure['entries'] = {}): ListPlan {
  const fields = Object.entries(entries)
    .map(([key, entry]) => [key, planOf(entry)] as const)
    .filter(([, plan]) => plan !== noLists);
  return fields.length > 0 ? { fields } : noLists;
}

/** Adds a key at the start of the path of a list. */
const below = (found: TooLongList, step: IssuePathItem): TooLongList =>
  found.isBody ? found : { ...found, path: [step, ...(found.path ?? [])] };

/**
 * Returns the first list of `value` that exceeds a limit, or undefined. Counts the lists that `schema`
 * describes by their `length`, and reads no more elements than the limits allow. Throws what a getter
 * or a proxy throws.
 */
export function findTooLongList(
  schema: Structure,
  value: unknown,
  { perList, perBody }: ListLimits,
): TooLongList | undefined {
  let count = 0;
  const visit = (plan: ListPlan, input: unknown): TooLongList | undefined => {
    if (plan === noLists || typeof input !== 'object' || input === null) return undefined;
    return plan.fields
      ? visitFields(plan.fields, input as Record<string, unknown>)
      : visitList(plan.element, input);
  };
  const visitFields = (
    fields: NonNullable<ListPlan['fields']>,
    input: Record<string, unknown>,
  ): TooLongList | undefined => {
    for (const [key, plan] of fields) {
      const field = input[key];
      const found = visit(plan, field);
      if (found) return below(found, { type: 'object', origin: 'value', input, key, value: field });
    }
    return undefined;
  };
  const visitList = (plan = noLists, input: object): TooLongList | undefined => {
    if (!Array.isArray(input)) return undefined;
    const { length } = input;
    count += length;
    if (length > perList) return { most: perList, isBody: false };
    if (count > perBody) return { most: perBody, isBody: true };
    for (let key = 0; plan !== noLists && key < length; key++) {
      const value: unknown = input[key];
      const found = visit(plan, value);
      if (found) return below(found, { type: 'array', origin: 'value', input, key, value });
    }
    return undefined;
  };
  return visit(planOf(schema), value);
}
