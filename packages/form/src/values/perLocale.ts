/**
 * Returns a function that remembers what it made for each locale, up to a hundred: `Intl` takes long, and a page asks for each
 * field at each letter.
 */
export function perLocale<Made>(make: (locale: string) => Made): (locale: string) => Made {
  const known = new Map<string, Made>();
  return (locale) => {
    const found = known.get(locale);
    if (found !== undefined) return found;
    const made = make(locale);
    if (known.size < 100) known.set(locale, made);
    return made;
  };
}
