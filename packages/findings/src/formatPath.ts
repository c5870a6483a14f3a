/**
 * Returns a path as text, as a developer would write it.
 *
 * @example
 * formatPath(['business_owners', 0, 'date_of_birth']) // 'business_owners[0].date_of_birth'
 */
export function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? String(key) : `${text}.${String(key)}`;
  }, '');
}
