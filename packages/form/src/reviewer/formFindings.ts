import { compareFindings, type Finding, toFinding, translate } from '@passmuster/findings';
import type { CustomerCatalog, CustomerReview } from '@passmuster/kyc';
import { amountUnread, bodySize } from '../texts/formRules.ts';
import { type Path, toFormPath } from '../values/path.ts';
import { unreadIn } from '../values/unread.ts';
import { bodyBytes } from './bodyBytes.ts';
import type { FormFinding } from './reviewer.ts';

/** What the findings of a form depend on besides the review. */
interface FormContext {
  readonly draft: unknown;
  readonly values: unknown;
  readonly catalog: CustomerCatalog | undefined;
  readonly maxBodyBytes: number;
}

/**
 * Returns the findings of a review at the fields of the form, with those of the form itself: amounts that couldn't be
 * read, in place of what the schema says of their text, and a body that is too large.
 */
export function formFindings(
  { findings }: Pick<CustomerReview, 'findings'>,
  { draft, values, catalog, maxBodyBytes }: FormContext,
): { readonly ready: boolean; readonly findings: readonly FormFinding[] } {
  const unread = unreadIn(values);
  const isUnread = (path: Path): boolean => unread.some((one) => one.join('.') === path.join('.'));
  const placed = findings.map(atField).filter(({ path }) => !isUnread(path));
  const own = [
    ...unread.map((path) => toFinding(amountUnread, path)),
    ...sizeFindings(draft, maxBodyBytes),
  ];
  const translated = own.map((finding) => atField(catalog ? translate(finding, catalog) : finding));
  const all = [...placed, ...translated].sort(compareFindings);
  return { ready: !all.some(({ severity }) => severity === 'error'), findings: all };
}

const atField = (finding: Finding): FormFinding => ({ ...finding, path: toFormPath(finding.path) });

function sizeFindings(draft: unknown, maxBodyBytes: number): readonly Finding[] {
  if (bodyBytes(draft) <= maxBodyBytes) return [];
  // Base64 takes four letters for three bytes.
  const megabytes = Math.floor((maxBodyBytes * 3) / 4 / 1_000_000);
  return [toFinding(bodySize, [], { bytes: maxBodyBytes, megabytes })];
}
