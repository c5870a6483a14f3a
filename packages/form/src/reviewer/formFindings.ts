import {
  type Acceptance,
  compareFindings,
  type Finding,
  isOpen,
  review,
  toFinding,
  valueAt,
  verdictOf,
} from '@passmuster/findings';
import type { CustomerCatalog, CustomerReview } from '@passmuster/kyc';
import { fieldAt } from '@passmuster/schemas/fields';
import type { AmountProblem, AmountUnit } from '../amounts/amount.ts';
import { decimalsOf } from '../amounts/decimalsOf.ts';
import { parseAmount } from '../amounts/parseAmount.ts';
import { countryOfField } from '../describe/countryOfField.ts';
import { customerFields } from '../describe/customerFields.ts';
import { unitOf } from '../describe/describeField.ts';
import {
  type AmountText,
  addedRules,
  amountReadings,
  amountUnread,
  bodySize,
} from '../texts/formRules.ts';
import { type Path, toFormPath } from '../values/path.ts';
import { isUnread, unreadIn } from '../values/unread.ts';
import { bodyBytes } from './bodyBytes.ts';
import type { FormAcceptance, FormFinding, FormReview } from './reviewer.ts';

/** What the findings of a form depend on besides the review. */
interface FormContext {
  readonly draft: unknown;
  readonly values: unknown;
  readonly asOf: string;
  readonly accepted: readonly Acceptance[];
  readonly catalog: CustomerCatalog | undefined;
  readonly maxBodyBytes: number;
}

/** What a review found at the fields of the form. */
interface FormFindings extends Pick<FormReview, 'verdict' | 'ready' | 'acceptances'> {
  readonly findings: readonly FormFinding[];
  readonly open: readonly FormFinding[];
}

/**
 * Returns the findings of a review at the fields of the form, with those of the form itself: amounts that couldn't be
 * read, in place of what the schema says of their text, and a body that is too large.
 */
export function formFindings(
  { findings, acceptances }: Pick<CustomerReview, 'findings' | 'acceptances'>,
  { draft, values, asOf, accepted, catalog, maxBodyBytes }: FormContext,
): FormFindings {
  const unread = unreadIn(values);
  const wasUnread = (path: Path): boolean => unread.some((one) => one.join('.') === path.join('.'));
  const placed = findings.map(atField).filter(({ path }) => !wasUnread(path));
  const own = review(undefined, [], {
    asOf,
    catalog,
    accepted: accepted.filter(({ rule }) => addedRules.has(rule)),
    knownRules: addedRules,
    extraFindings: [
      ...unread.map((path) => unreadFinding(path, values)),
      ...sizeFindings(draft, maxBodyBytes),
    ],
  });
  const all = [...placed, ...own.findings.map(atField)].sort(compareFindings);
  const verdict = verdictOf(all);
  return {
    verdict,
    ready: verdict === 'clear',
    open: all.filter(isOpen),
    acceptances: [...acceptances, ...own.acceptances].map(({ path, ...rest }): FormAcceptance => {
      return path ? { ...rest, path: toFormPath(path) } : rest;
    }),
    findings: all,
  };
}

/** An amount that is unread although it can be read has two readings, and the page asks which one is meant. */
function unreadFinding(path: Path, values: unknown): Finding {
  const value = valueAt(values, path);
  const field = fieldAt(customerFields, path);
  const unit = field && unitOf(field, countryOfField(path, values));
  const format = { locale: 'en', unit };
  const { invalid } = parseAmount(isUnread(value) ? value.unread : '', format);
  if (invalid === undefined) return toFinding(amountReadings, path);
  const decimals = decimalsOf(format);
  const params = { decimals, ...(unit !== undefined && { currency: unit }) };
  return toFinding(amountUnread, path, params, unreadText(invalid, decimals, unit));
}

/** Returns the wording for an amount that couldn't be read. */
function unreadText(
  problem: AmountProblem,
  decimals: number,
  unit: AmountUnit | undefined,
): AmountText | undefined {
  if (problem === 'negative') return problem;
  if (problem === 'too-many-decimals') return decimals === 0 ? 'no-decimals' : problem;
  if (unit === 'percent') return 'percent';
  if (problem !== 'not-only-digits') return undefined;
  // 45,000 dollars are another amount in cedis.
  return unit === undefined ? problem : 'in-currency';
}

const atField = (finding: Finding): FormFinding => ({ ...finding, path: toFormPath(finding.path) });

function sizeFindings(draft: unknown, maxBodyBytes: number): readonly Finding[] {
  if (bodyBytes(draft) <= maxBodyBytes) return [];
  // Base64 takes four letters for three bytes.
  const megabytes = Math.floor((maxBodyBytes * 3) / 4 / 1_000_000);
  return [toFinding(bodySize, [], { bytes: maxBodyBytes, megabytes })];
}
