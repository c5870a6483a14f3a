/** Returns the names that the field at a path may be listed under: with its list or group, and alone. */
export function namesOf(path: readonly PropertyKey[]): readonly string[] {
  const keys = path.filter((key) => typeof key === 'string' && key !== '*').map(String);
  return [keys.slice(-2).join('.'), keys.at(-1) ?? ''];
}
