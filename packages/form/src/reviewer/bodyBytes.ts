/** Returns about how many bytes a body has: the letters of its long texts, which are its files. */
export function bodyBytes(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, field) => sum + bodyBytes(field), 0);
}
