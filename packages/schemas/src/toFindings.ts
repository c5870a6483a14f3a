import {
  type Finding,
  maxFindings,
  moreFindings,
  type Source,
  type TextParameters,
  toFinding,
} from '@passmuster/findings';
import type { BaseIssue } from 'valibot';
import { choiceVerdict } from './choiceVerdict.ts';
import { countryCodes } from './codes/countryCode.generated.ts';
import { isUnlistedCountry } from './codes/unlistedCountryCode.ts';
import { callingCodeForm } from './scalar/callingCode.ts';
import { dateVerdict } from './scalar/dateVerdict.ts';
import { decimalForm } from './scalar/decimal.ts';
import { e164Form } from './scalar/e164.ts';
import { emailForm } from './scalar/emailAddress.ts';
import { filledForm } from './scalar/filledText.ts';
import { isCalendarDate } from './scalar/isCalendarDate.ts';
import { isImageSource } from './scalar/isImageSource.ts';
import { isWebUrl } from './scalar/isWebUrl.ts';
import { isWellFormedText } from './scalar/isWellFormedText.ts';
import { timestampForm } from './scalar/timestamp.ts';
import { uuidForm } from './scalar/uuid.ts';
import { wholeNumberForm } from './scalar/wholeNumberText.ts';
import { apiSpecification, type SchemaRule, type SchemaRuleId, schemaRule } from './schemaRules.ts';
import { sourceOf } from './sourceOf.ts';
import { isNetworkAllowed, isNetworkGiven } from './wallet/walletNetwork.ts';

type Issue = BaseIssue<unknown>;

/** An issue of any Standard Schema library. Source: Standard Schema 1.0, `StandardSchemaV1.Issue`. */
export interface StandardIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** The rule that an issue breaks, the key of its wording, and the parameters of the text. */
interface Verdict {
  readonly rule: SchemaRule;
  readonly text?: string | undefined;
  readonly parameters?: TextParameters;
}

type TextOf<Of extends SchemaRule & { readonly texts: object }> = keyof Of['texts'];

/** The wordings of `schema/type`, by valibot's names of types. */
const types: ReadonlyMap<string, TextOf<typeof schemaRule.type>> = /* @__PURE__ */ new Map([
  ['string', 'text'],
  ['number', 'number'],
  ['boolean', 'flag'],
  ['object', 'object'],
  ['loose_object', 'object'],
  ['array', 'list'],
]);

/** The wordings of `schema/format`, by valibot's names of checks or by what the check requires. */
const formats: ReadonlyMap<unknown, TextOf<typeof schemaRule.format>> = /* @__PURE__ */ new Map<
  unknown,
  TextOf<typeof schemaRule.format>
>([
  [emailForm, 'email'],
  [uuidForm, 'uuid'],
  [timestampForm, 'timestamp'],
  ['safe_integer', 'wholeNumber'],
  [isWebUrl, 'webAddress'],
  [isImageSource, 'image'],
  [isWellFormedText, 'characters'],
  [Number.isFinite, 'finite'],
  [e164Form, 'phone'],
  [callingCodeForm, 'callingCode'],
  [decimalForm, 'decimal'],
  [wholeNumberForm, 'wholeNumber'],
]);

/** Returns true for a web address that is one once it is encoded: with letters of another script, or signs such as `{`. */
const isReadableAddress = (input: unknown): boolean =>
  typeof input === 'string' && /^https?:\/\/\S+$/i.test(input) && URL.canParse(input);

/** Returns true for an email address but for accents, as in `ã`. */
const isAccented = (input: unknown): boolean =>
  typeof input === 'string' &&
  input.length < 255 &&
  emailForm.test(input.replace(/[\p{Script=Latin}\p{M}]/gu, 'a'));

/** Returns true for the path of a file on a computer: `file:` addresses, drives, shares and folders of users. */
const isLocalFile = (input: unknown): boolean =>
  typeof input === 'string' &&
  /^\s*"?(?:file:|[a-z]:[\\/]|\\\\|~\/|\/(?:Users|home)\/)/i.test(input);

/** Returns true for an issue of valibot, which states what its schema requires. */
const isValibotIssue = (issue: StandardIssue | Issue): issue is Issue =>
  'kind' in issue && 'type' in issue && 'input' in issue && 'received' in issue;

/** Returns the rule that an issue breaks. Its parameters contain only what the schema requires, never what was sent. */
function verdictOn({ input, kind, type, requirement }: Issue): Verdict {
  const limit = Number(requirement);
  if (input === undefined) return { rule: schemaRule.required };
  switch (type) {
    case 'null_field':
      return { rule: schemaRule.null };
    case 'max_code_points':
      return { rule: schemaRule.length, text: 'most', parameters: { limit } };
    case 'non_empty':
      return { rule: schemaRule.length, text: 'blank' };
    case 'max_value':
      return { rule: schemaRule.range, text: 'most', parameters: { limit } };
    case 'min_value':
      return { rule: schemaRule.range, text: 'least', parameters: { limit } };
    case 'too_many':
      return { rule: schemaRule.tooMany, parameters: { most: limit } };
    case 'picklist':
    case 'literal':
      if (isCountry(requirement, input)) return { rule: schemaRule.unlistedCountry };
      return { rule: schemaRule.choice, ...choiceVerdict(requirement, input) };
  }
  if (requirement === filledForm) return { rule: schemaRule.length, text: 'blank' };
  if (requirement === isNetworkGiven) return { rule: schemaRule.networkGiven };
  if (requirement === isNetworkAllowed) return { rule: schemaRule.noNetworkForFiat };
  if (kind === 'schema') return { rule: schemaRule.type, text: types.get(type) };
  return { rule: schemaRule.format, text: mistakeIn(input, requirement) ?? formats.get(type) };
}

/** Returns the key of the text on a mistake in the form of a value. */
function mistakeIn(
  input: unknown,
  requirement: unknown,
): TextOf<typeof schemaRule.format> | undefined {
  const isAddress = requirement === isWebUrl || requirement === isImageSource;
  if (isAddress && isReadableAddress(input)) return 'encodedAddress';
  if (requirement === isImageSource && isLocalFile(input)) return 'localFile';
  if (requirement === isCalendarDate) return dateVerdict(input);
  if (requirement === emailForm && isAccented(input)) return 'emailLetters';
  return formats.get(requirement);
}

/** Returns true for a country that the API's list of countries does not have. */
const isCountry = (choices: unknown, input: unknown): boolean =>
  choices === countryCodes && isUnlistedCountry(input);

const isKey = (key: unknown): key is PropertyKey =>
  typeof key === 'string' || typeof key === 'number' || typeof key === 'symbol';

/** Returns the key of a path step, which is the step itself or an object with it. */
const keyOf = (step: unknown): PropertyKey => {
  const key: unknown = typeof step === 'object' ? Object(step).key : step;
  return isKey(key) ? key : '?';
};

function toOne(
  issue: StandardIssue | Issue,
  source: Source,
  parent: readonly PropertyKey[],
): Finding<SchemaRuleId> {
  const path = [...parent, ...(issue.path ?? []).map(keyOf)];
  const { rule, text, parameters }: Verdict = isValibotIssue(issue)
    ? verdictOn(issue)
    : { rule: schemaRule.invalid };
  const finding = toFinding<SchemaRuleId>(rule, path, parameters, text);
  return {
    ...finding,
    source: rule === schemaRule.tooMany ? finding.source : sourceOf(path, source),
  };
}

/**
 * Returns the issues of a schema as findings, in their order: path, rule, message for the developer, remedy
 * for the person at the form, and the section of the specification. valibot's issues get their rule by what
 * the schema requires; those of other Standard Schema libraries get the rule `schema/invalid` and not their
 * message, which may contain the value. At most 200 are listed; one more counts the rest. Never throws.
 * `source` names the operation or resource at the root. `parent` is the path of the checked value, if that
 * is a part of a body.
 *
 * @example
 * const { issues = [] } = v.safeParse(E164Schema, '0801');
 * toFindings(issues)[0]?.remedy // 'Enter a phone number with its country code, for example +234 801 234 5678.'
 */
export function toFindings(
  issues: readonly (StandardIssue | Issue)[],
  source: Source = apiSpecification,
  parent: readonly PropertyKey[] = [],
): readonly Finding[] {
  const listed = issues.slice(0, maxFindings).map((issue) => toOne(issue, source, parent));
  const rest = issues.length - listed.length;
  return rest > 0
    ? [...listed, toFinding({ ...moreFindings, severity: 'error' }, parent, { count: rest })]
    : listed;
}
