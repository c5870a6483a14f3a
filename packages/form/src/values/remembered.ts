/**
 * Returns a function that remembers what it made for each of a hundred names, such as locales: `Intl` takes long, and a page asks
 * for each field at each letter.
 */
export function remembered<Made>(make: (name: string) => Made): (name: string) => Made {
  const known = new Map<string, Made>();
  return (name) => {
    const found = known.get(name);
    if (found !== undefined) return found;
    const made = make(name);
    if (known.size < 100) known.set(name, made);
    return made;
  };
}
