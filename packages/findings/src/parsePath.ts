/**
 * Returns a path as a list of keys, from the text that form libraries use or from such a list.
 *
 * @example
 * parsePath('business_owners.0.email') // ['business_owners', 0, 'email']
 */
export function parsePath(path: string | readonly PropertyKey[]): readonly PropertyKey[] {
  if (typeof path !== 'string') return path;
  if (path === '') return [];
  return path
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}
