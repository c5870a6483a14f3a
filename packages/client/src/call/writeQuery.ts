import type { Draft } from './part.ts';

/** Adds the query without undefined values. `names` maps names that differ on the wire. */
export function writeQuery(
  draft: Draft,
  values: unknown,
  names: Readonly<Record<string, string>> = {},
): void {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values ?? {}))
    if (value === Object(value))
      draft.issues.push({ path: [name], message: 'Send a single value' });
    else if (value !== undefined) query.append(names[name] ?? name, String(value));
  if (String(query)) draft.path += `?${query}`;
}
