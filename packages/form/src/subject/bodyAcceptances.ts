import { type Acceptance, parsePath } from '@passmuster/findings';
import { addedRules } from '../texts/formRules.ts';

/**
 * Returns acceptances as a review of the request body takes them: their paths are those of the body, and those of
 * findings that the form adds to a review are left out.
 */
export const bodyAcceptances = (accepted: readonly Acceptance[]): readonly Acceptance[] =>
  accepted
    .filter(({ rule }) => !addedRules.has(rule))
    .map(({ path, ...rest }) => (path === undefined ? rest : { ...rest, path: bodyPath(path) }));

/** Returns the path in the body of a field of the form, the reverse of `toFormPath`. */
const bodyPath = (path: string | readonly PropertyKey[]): readonly PropertyKey[] =>
  parsePath(path).map((key) => (key === 'id_dates' ? 'front_image' : key));
