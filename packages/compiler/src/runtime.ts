/**
 * What generated modules share. Copies of this file and of its folder lie beside them; they need
 * valibot alone.
 */
export { ABSENT, entry, entryPasses, prune } from './runtime/entry.ts';
export { finish, REFUSED } from './runtime/finish.ts';
export { type Fields, live, members, pattern } from './runtime/live.ts';
export { isSafeKey, recordKey } from './runtime/record.ts';
export { resume } from './runtime/resume.ts';
export { forget, item, prefix, run, type State } from './runtime/state.ts';
export { copyUnlisted, readUnlisted, refuseUnlisted, unlisted } from './runtime/unlisted.ts';
export { accepts, codePoints, decide, passes, yields } from './runtime/verdict.ts';
