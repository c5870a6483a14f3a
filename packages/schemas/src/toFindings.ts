import { type Finding, type Source, type TextParameters, toFinding } from '@passmuster/findings';
import type { BaseIssue } from 'valibot';
import { isUnlistedCountry } from './codes/unlistedCountryCode.ts';
import { isCalendarDate } from './scalar/isCalendarDate.ts';
import { isCarriable } from './scalar/isCarriable.ts';
import { isImageSource } from './scalar/isImageSource.ts';
import { isWebUrl } from './scalar/isWebUrl.ts';
import { apiSpecification, type SchemaRuleId, schemaRule } from './schemaRules.ts';
import { sourceOf } from './sourceOf.ts';

type Issue = BaseIssue<unknown>;
type Verdict = readonly [rule: (typeof schemaRule)[keyof typeof schemaRule], TextParameters];

/** valibot's names of types and forms, in words. */
const words: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['string', 'text'],
  ['number', 'a number'],
  ['boolean', 'true or false'],
  ['object', 'an object'],
  ['loose_object', 'an object'],
  ['array', 'a list'],
  ['rfc_email', 'an e-mail address'],
  ['uuid', 'a UUID'],
  ['iso_timestamp', 'an ISO 8601 date-time'],
  ['safe_integer', 'a whole number'],
]);

/** What the functions that schemas check with ask for, in words. */
const forms: ReadonlyMap<unknown, string> = /* @__PURE__ */ new Map<unknown, string>([
  [isCalendarDate, 'a calendar date (YYYY-MM-DD)'],
  [isWebUrl, 'an http or https address'],
  [isImageSource, 'an http or https address or a data URI'],
  [isCarriable, 'text without U+0000 or unpaired surrogates'],
  [Number.isFinite, 'a finite number'],
]);

/** Only what the schema says goes into the parameters, never what was sent. */
function verdictOn(issue: Issue): Verdict {
  const { type, requirement } = issue;
  switch (type) {
    case 'max_code_points':
      return [schemaRule.length, { limit: `at most ${requirement}` }];
    case 'non_empty':
      return [schemaRule.length, { limit: 'one or more' }];
    case 'max_value':
      return [schemaRule.range, { limit: `${requirement} or less` }];
    case 'min_value':
      return [schemaRule.range, { limit: `${requirement} or more` }];
    case 'too_many':
      return [schemaRule.tooMany, { most: Number(requirement).toLocaleString('en') }];
    case 'picklist':
    case 'literal':
      return [schemaRule.choice, {}];
    case 'regex':
      return [schemaRule.format, { expected: `text that matches ${requirement}` }];
  }
  const rule = issue.kind === 'validation' ? schemaRule.format : schemaRule.type;
  const expected = words.get(type) ?? forms.get(requirement) ?? 'another form';
  return [rule, { expected }];
}

/** valibot's own message would repeat the value; only one that a schema was given is passed on. */
const hasOwnMessage = ({ message, received }: Issue): boolean =>
  !(message.startsWith('Invalid ') && message.endsWith(`eceived ${received}`));

/** Of all lists, only that of the countries ends with ZW. */
const isCountryList = ({ type, expected }: Issue): boolean =>
  type === 'picklist' && expected?.endsWith('"ZW")') === true;

const isKey = (key: unknown): key is PropertyKey =>
  typeof key === 'string' || typeof key === 'number' || typeof key === 'symbol';

function toOne(
  issue: Issue,
  source: Source,
  parent: readonly PropertyKey[],
): Finding<SchemaRuleId> {
  const own = (issue.path ?? []).map(({ key }) => (isKey(key) ? key : '?'));
  const path = [...parent, ...own];
  const at = { source: sourceOf(path, source) };
  if (issue.input === undefined) return { ...toFinding(schemaRule.required, path), ...at };
  if (isCountryList(issue) && isUnlistedCountry(issue.input))
    return { ...toFinding(schemaRule.unlistedCountry, path), ...at };
  const [rule, parameters] = verdictOn(issue);
  const finding = { ...toFinding<SchemaRuleId>(rule, path, parameters), ...at };
  return hasOwnMessage(issue) ? { ...finding, remedy: issue.message } : finding;
}

/**
 * valibot's issues as findings, in their order: path, rule, message for the developer, remedy for the
 * person at the form, and the section of the specification. Never throws, never repeats the value.
 * `source` names the operation or resource at the root, where the caller knows it; `parent` is the path
 * of the value that was checked, where that was but a part.
 *
 * @example
 * const { issues = [] } = v.safeParse(E164Schema, '0801');
 * toFindings(issues)[0]?.remedy // 'Send E.164, such as +2348012345678'
 */
export function toFindings(
  issues: readonly Issue[],
  source: Source = apiSpecification,
  parent: readonly PropertyKey[] = [],
): Finding<SchemaRuleId>[] {
  return issues.map((issue) => toOne(issue, source, parent));
}
