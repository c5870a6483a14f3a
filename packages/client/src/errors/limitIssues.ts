import type { Issue } from './issue.ts';

/** The most issues of one schema or one response. */
const most = 200;

/** Returns the first 200 items as issues and, if there are more, one issue that counts the rest. */
export function limitIssues<Item>(
  items: readonly Item[],
  toIssue: (item: Item) => Issue,
): readonly Issue[] {
  const issues = items.slice(0, most).map(toIssue);
  const rest = items.length - most;
  return rest > 0 ? [...issues, { path: [], message: `${rest} more issues` }] : issues;
}
