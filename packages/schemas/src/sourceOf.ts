import type { Source } from '@passmuster/findings';

/** The resources of the specification, by the field that contains them. */
const resources: ReadonlyMap<PropertyKey, string> = /* @__PURE__ */ new Map([
  ['registered_address', 'Address'],
  ['business_owners', 'Business owner'],
  ['address', 'Business owner, address'],
  ['documents', 'Document'],
  ['supporting_documents', 'Document'],
  ['addresses', 'Wallet address'],
  ['pagination', 'Pagination object'],
]);

/**
 * Returns `source` with the section of the resource and field at `path`.
 *
 * @example
 * sourceOf(['business_owners', 0, 'title'], apiSpecification).section // 'Business owner, title'
 */
export function sourceOf(path: readonly PropertyKey[], source: Source): Source {
  const names = path.filter((key) => typeof key === 'string');
  const field = names.at(-1);
  const resource = names.slice(0, -1).findLast((name) => resources.has(name));
  const sections = [resource === undefined ? source.section : resources.get(resource), field];
  const section = sections.filter((part) => part !== undefined).join(', ');
  return section === '' ? source : { ...source, section };
}
