import { rulePage } from '@passmuster/findings';

/** The version of a package that was never released: its documentation isn't online either. */
const unreleased = '0.0.0';

/** Returns where to read more about a rule: its page online, or before the first release that of the demo. */
export const pageOfRule = (id: string, version: string): string =>
  version === unreleased
    ? `http://127.0.0.1:4173/docs/rules/${id}/ while \`pnpm demo\` runs`
    : rulePage(id);
