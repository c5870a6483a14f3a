import { rulePage } from '@passmuster/findings';

/** The version of a package that was never released: its documentation isn't online either. */
const unreleased = '0.0.0';

/** Returns the address of the page of a rule of ours; undefined before the first release, since a link to it would lead nowhere. */
export const onlinePage = (id: string, version: string): string | undefined =>
  version === unreleased ? undefined : rulePage(id);
