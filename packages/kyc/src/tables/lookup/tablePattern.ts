const patterns = new Map<string, RegExp>();

/** Returns a pattern of a table, compiled once. Keeps every source: never pass what people enter. */
export function tablePattern(source: string): RegExp {
  const pattern = patterns.get(source) ?? new RegExp(source);
  patterns.set(source, pattern);
  return pattern;
}
