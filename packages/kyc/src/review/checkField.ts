import { type Finding, isWithin, parsePath, reviewField } from '@passmuster/findings';
import { schemaRule, toFindings } from '@passmuster/schemas';
import { type CustomerReviewOptions, engineOptions, presetOf } from './customerReviewOptions.ts';
import { fieldIssues } from './schemaIssues.ts';

/**
 * Returns the findings about one field, to show while it is typed. Runs only its own schema and the rules that
 * read it. Such a rule may find something in another field; see `path`. Fields that the API doesn't have are
 * reported by the review of the whole application only. A date of `documentDates` is also a field:
 * `documents.2.issued`.
 *
 * @param path dotted as form libraries write it, or a list of keys.
 * @throws TypeError when `asOf` is not a calendar date, or `rules` names a rule or a setting that doesn't exist.
 * @example
 * const draft = { business_owners: [{ date_of_birth: '2015-05-17' }] };
 * checkField('business_owners.0.date_of_birth', draft, { asOf: '2026-11-21', preset: spec })
 *   .map(({ rule }) => rule) // ['owner/minimum-age']
 */
export function checkField(
  path: string | readonly PropertyKey[],
  draft: unknown,
  options: CustomerReviewOptions,
): readonly Finding[] {
  const keys = parsePath(path);
  const extraFindings = toFindings(fieldIssues(keys, draft, options.limits), undefined, keys);
  // Unknown fields are reported for the whole application only.
  const settings = { ...options.rules, [schemaRule.unknownField.id]: 'off' } as const;
  const all = { ...engineOptions(draft, options), settings, extraFindings };
  if (!isDateOfDocument(keys)) return reviewField(keys, draft, presetOf(options), all);
  const document = keys.slice(0, -1);
  return reviewField(['@documentDates'], draft, presetOf(options), all).filter(({ path }) =>
    isWithin(path, document),
  );
}

const isDateOfDocument = (path: readonly PropertyKey[]): boolean =>
  path.at(-1) === 'issued' || path.at(-1) === 'expires';
