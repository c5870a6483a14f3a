import {
  type Finding,
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

/**
 * Calls `found` with the path of each field that the schema doesn't have. Copy a path to keep it: it is
 * changed afterwards. Throws what a getter throws.
 */
export function eachUnknownField(
  schema: GenericSchema<unknown>,
  value: unknown,
  found: (path: Path) => void,
): void {
  visit(schema as Structure, value, [], found);
}

function visit(
  { wrapped, item, entries }: Structure,
  value: unknown,
  path: PropertyKey[],
  found: (path: Path) => void,
): void {
  if (wrapped) visit(wrapped, value, path, found);
  if (item && Array.isArray(value)) {
    for (const [i, element] of value.entries()) {
      path.push(i);
      visit(item, element, path, found);
      path.pop();
    }
  }
  if (!entries || !isPlainObject(value)) return;
  for (const key of Object.keys(value)) {
    const entry = Object.hasOwn(entries, key) ? entries[key] : undefined;
    path.push(key);
    const field = value[key];
    if (!entry) found(path);
    else if (typeof field === 'object' && field !== null) visit(entry, field, path, found);
    path.pop();
  }
}

/**
 * Returns the fields of a request that its schema doesn't have, such as misspelled ones. They are not sent
 * (SPEC-GAP 68). At most 200 are listed; one more finding counts the rest. Returns none if a list is too
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
