import { onlinePage } from '../text/onlinePage.ts';
import { allRules } from './allRules.ts';

const ours: ReadonlySet<string> = new Set(allRules.map(({ id }) => id));

/** Returns the address of the page of a rule, if there is one online: a rule of a configuration never has one. */
export const linkOfRule = (id: string, version: string): string | undefined =>
  ours.has(id) ? onlinePage(id, version) : undefined;

/** Returns where to read more about a rule: its page online, or before the first release that of the demo. */
export const pageOfRule = (id: string, version: string): string | undefined =>
  ours.has(id)
    ? (onlinePage(id, version) ??
      `http://127.0.0.1:4173/docs/rules/${id}/ while \`pnpm demo\` runs`)
    : undefined;
