import type { Reasons } from './reason.ts';

/** Why the rules about acceptances exist. */
export const acceptanceReasons: Reasons = {
  'acceptance/not-applied': {
    why: 'Somebody thinks that a warning is accepted, and it isn’t: the acceptance is incomplete, has expired, or names an error.',
    off: 'Leave it on: an acceptance without effect would go unnoticed.',
  },
  'acceptance/unused': {
    why: 'An acceptance of something that is no longer found would accept it without a look when it comes back.',
    off: 'Turn it off if your acceptances are kept in one list for many applications.',
  },
};
