import {
  type Finding,
  isOneEditApart,
  listLimits,
  maxFindings,
  moreFindings,
  type Source,
  toFinding,
} from '@passmuster/findings';
import type { GenericSchema } from 'valibot';
import { isPlainObject } from './scalar/isPlainObject.ts';
import { findTooLongList, type Structure } from './scalar/listLimits.ts';
import { apiSpecification, schemaRule } from './schemaRules.ts';
import { sourceOf } from './sourceOf.ts';

type Path = readonly PropertyKey[];

/** The field names of a schema, in any object of it, and the words of these names. */
interface Known {
  readonly names: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

/** What one walk over a value shares. */
interface Walk {
  readonly found: (path: Path) => void;
  readonly structure: Structure;
  /** Read from the schema at the first field that it doesn't have: most values have none. */
  known?: Known;
  count: number;
}

/** Adds the field names of a schema and of what it contains. */
function addNames(names: Set<string>, { wrapped, item, entries = {} }: Structure): Set<string> {
  for (const inner of [wrapped, item, ...Object.values(entries)]) if (inner) addNames(names, inner);
  for (const name of Object.keys(entries)) names.add(name);
  return names;
}

function knownOf(structure: Structure): Known {
  const names = addNames(new Set(), structure);
  return { names, words: new Set([...names].flatMap((name) => name.split('_'))) };
}

/**
 * Returns a key that consists of words of fields or is one edit apart from a field; of any other its place, such as `#4`,
 * since its text may be a person's name. Only the first 200 are compared.
 */
function shownKey(key: string, index: number, walk: Walk): string {
  walk.count += 1;
  walk.known ??= knownOf(walk.structure);
  const { names, words } = walk.known;
  const isRecognized =
    walk.count <= maxFindings &&
    (key.split('_').every((word) => words.has(word)) ||
      [...names].some((name) => isOneEditApart(name, key)));
  return isRecognized ? key : `#${index + 1}`;
}

/**
 * Calls `found` with the path of each field that the schema doesn't have. A key that resembles no field of the schema is shown
 * by its place among the keys of its object: `#4` is the fourth. Copy a path to keep it: it is changed afterwards. Throws what
 * a getter throws.
 *
 * @example
 * const found = [];
 * const schema = plainObject({ network: v.string() });
 * eachUnknownField(schema, { netwrk: 'polygon', ada: 1 }, (path) => found.push([...path]));
 * found // [['netwrk'], ['#2']]
 */
export function eachUnknownField(
  schema: GenericSchema<unknown>,
  value: unknown,
  found: (path: Path) => void,
): void {
  const structure = schema as Structure;
  visit(structure, value, [], { found, structure, count: 0 });
}

function visit(
  { wrapped, item, entries }: Structure,
  value: unknown,
  path: PropertyKey[],
  walk: Walk,
): void {
  if (wrapped) visit(wrapped, value, path, walk);
  if (item && Array.isArray(value)) {
    for (const [i, element] of value.entries()) {
      path.push(i);
      visit(item, element, path, walk);
      path.pop();
    }
  }
  if (entries && isPlainObject(value)) visitFields(entries, value, path, walk);
}

function visitFields(
  entries: NonNullable<Structure['entries']>,
  value: Readonly<Record<string, unknown>>,
  path: PropertyKey[],
  walk: Walk,
): void {
  for (const [index, key] of Object.keys(value).entries()) {
    const entry = Object.hasOwn(entries, key) ? entries[key] : undefined;
    const field = value[key];
    path.push(entry ? key : shownKey(key, index, walk));
    if (!entry) walk.found(path);
    else if (typeof field === 'object' && field !== null) visit(entry, field, path, walk);
    path.pop();
  }
}

/**
 * Returns the fields of a request that its schema doesn't have, such as misspelled ones. They are not sent
 * (SPEC-GAP 68). A key that resembles no field is shown by its place, such as `#4`: it may be somebody's name. At most 200 are listed; one more finding counts the rest. Returns none if a list is too
 * long to be checked. Never throws; stops at a getter that does.
 *
 * @example
 * unknownFields(CreateWalletSchema, { currency: 'USDC', netwrok: 'polygon' }).length // 1
 */
export function unknownFields(
  schema: GenericSchema<unknown>,
  value: unknown,
  source: Source = apiSpecification,
): readonly Finding[] {
  const paths: Path[] = [];
  let count = 0;
  try {
    if (findTooLongList(schema as Structure, value, listLimits)) return [];
    eachUnknownField(schema, value, (path) => {
      count += 1;
      if (count <= maxFindings) paths.push([...path]);
    });
  } catch {
    // The schema refuses such an object with a finding.
  }
  const findings = paths.map((path) => ({
    ...toFinding(schemaRule.unknownField, path),
    source: sourceOf(path, source),
  }));
  const rest = count - findings.length;
  return rest > 0 ? [...findings, toFinding(moreFindings, [], { count: rest })] : findings;
}
