import type { Draft } from './part.ts';

/** Adds the query; `names` has those that differ on the wire. What is undefined is left out. */
export function writeQuery(
  draft: Draft,
  values: unknown,
  names: Readonly<Record<string, string>> = {},
): void {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values ?? {}))
    if (value !== undefined) query.append(names[name] ?? name, String(value));
  if (String(query)) draft.path += `?${query}`;
}
