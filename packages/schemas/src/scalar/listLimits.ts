import type { ListLimits } from '@passmuster/findings';
import type { IssuePathItem } from 'valibot';

/** The public structure of the schemas that hold others. */
export interface Structure {
  readonly entries?: Readonly<Record<string, Structure>>;
  readonly item?: Structure;
  readonly wrapped?: Structure;
}

type Path = readonly IssuePathItem[];

/** The list with which a value passes a limit. */
export interface OversizedList {
  /** Where the list is. Undefined when all lists together are too long. */
  readonly path: [IssuePathItem, ...IssuePathItem[]] | undefined;
  /** The limit that is passed. */
  readonly most: number;
}

interface List {
  readonly path: Path;
  readonly length: number;
}

/** Yields the lists that `schema` describes, each before its elements are looked at. */
function* listsIn(schema: Structure, value: unknown, path: Path): Generator<List> {
  const { wrapped, item, entries } = schema;
  if (wrapped) yield* listsIn(wrapped, value, path);
  else if (item && Array.isArray(value)) {
    const input: unknown[] = value;
    const { length } = input;
    yield { path, length };
    for (let key = 0; key < length; key++) {
      const step = { type: 'array', origin: 'value', input, key, value: input[key] } as const;
      yield* listsIn(item, step.value, [...path, step]);
    }
  } else if (entries && typeof value === 'object' && value !== null) {
    const input = value as Record<string, unknown>;
    for (const [key, entry] of Object.entries(entries)) {
      if (!(entry.entries ?? entry.item ?? entry.wrapped)) continue;
      const step = { type: 'object', origin: 'value', input, key, value: input[key] } as const;
      yield* listsIn(entry, step.value, [...path, step]);
    }
  }
}

/**
 * Returns the first list of `value` that passes a limit, or undefined. Looks at no more elements than
 * the limits allow. Throws what a getter or a proxy throws.
 */
export function findOversizedList(
  schema: Structure,
  value: unknown,
  { perList, perBody }: ListLimits,
): OversizedList | undefined {
  let count = 0;
  for (const { path, length } of listsIn(schema, value, [])) {
    count += length;
    const [first, ...rest] = path;
    if (length > perList) return { path: first && [first, ...rest], most: perList };
    if (count > perBody) return { path: undefined, most: perBody };
  }
  return undefined;
}
