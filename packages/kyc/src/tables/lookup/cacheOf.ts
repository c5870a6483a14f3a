/**
 * Returns a function that returns `make(text)`, made once for each text. Keeps the last values, whose texts have together
 * at most `maxLength` characters: a service that replaces its tables every day holds those in use, not those of a year.
 *
 * @example
 * const pattern = cacheOf(100_000, (source) => new RegExp(source));
 * pattern('^1') === pattern('^1') // true
 */
export function cacheOf<Value>(
  maxLength: number,
  make: (text: string) => Value,
): (text: string) => Value {
  const values = new Map<string, Value>();
  let length = 0;
  return (text) => {
    const known = values.get(text);
    if (known !== undefined) return known;
    const made = make(text);
    values.set(text, made);
    length += text.length;
    for (const oldest of values.keys()) {
      if (length <= maxLength) break;
      values.delete(oldest);
      length -= oldest.length;
    }
    return made;
  };
}
