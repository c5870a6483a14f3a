/**
 * Returns the query of a URL. A parameter that is sent more than once becomes a list, which no schema accepts
 * for a known parameter, and which is ignored like any other unknown one. SPEC-GAP 68.
 */
export function readQuery(url: string): Readonly<Record<string, string | readonly string[]>> {
  const query: Record<string, string | readonly string[]> = Object.create(null);
  const start = url.indexOf('?');
  if (start < 0) return query;
  for (const [name, value] of new URLSearchParams(url.slice(start).replace(/#.*$/s, ''))) {
    const known = query[name];
    query[name] = known === undefined ? value : [known, value].flat();
  }
  return query;
}
