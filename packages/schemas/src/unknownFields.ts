import { type Finding, type Source, toFinding } from '@passmuster/findings';
import type { GenericSchema } from 'valibot';
import { isPlainObject } from './scalar/isPlainObject.ts';
import { apiSpecification, type SchemaRuleId, schemaRule } from './schemaRules.ts';
import { sourceOf } from './sourceOf.ts';

/** The public structure of the schemas that hold others. */
interface Structure {
  readonly entries?: Readonly<Record<string, Structure>>;
  readonly item?: Structure;
  readonly wrapped?: Structure;
}
type Path = readonly PropertyKey[];

function* unknownPaths(schema: Structure, value: unknown, path: Path): Generator<Path> {
  const { wrapped, item, entries } = schema;
  if (wrapped) yield* unknownPaths(wrapped, value, path);
  if (item && Array.isArray(value))
    for (const [i, element] of value.entries()) yield* unknownPaths(item, element, [...path, i]);
  if (!entries || !isPlainObject(value)) return;
  for (const key of Object.keys(value)) {
    const entry = Object.hasOwn(entries, key) ? entries[key] : undefined;
    if (entry) yield* unknownPaths(entry, value[key], [...path, key]);
    else yield [...path, key];
  }
}

/**
 * The fields of a request that its schema does not know: they are left out of what is sent
 * (SPEC-GAP 68), which helps to see a misspelt one. Never throws: behind a getter that does, nothing
 * more is looked for.
 *
 * @example
 * unknownFields(CreateWalletSchema, { currency: 'USDC', netwrok: 'polygon' }).length // 1
 */
export function unknownFields(
  schema: GenericSchema<unknown>,
  value: unknown,
  source: Source = apiSpecification,
): Finding<SchemaRuleId>[] {
  const findings: Finding<SchemaRuleId>[] = [];
  try {
    for (const path of unknownPaths(schema as Structure, value, []))
      findings.push({
        ...toFinding(schemaRule.unknownField, path),
        source: sourceOf(path, source),
      });
  } catch {
    // The parse refuses such an object with a finding of its own.
  }
  return findings;
}
