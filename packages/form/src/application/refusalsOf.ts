import type { ClientError } from '@passmuster/client';
import type { Rule } from '@passmuster/findings';
import type { FormFinding } from '../reviewer/reviewer.ts';
import { apiRefused, duplicateEmail, duplicatePhone, notSubmitted } from '../texts/formRules.ts';
import type { Path } from '../values/path.ts';
import { ownFinding } from './ownFinding.ts';

/** What stands for an error that names no field. */
interface Refusal {
  readonly rule: Rule<string, never>;
  readonly path: Path;
}

/** Fields of the errors that name none. The codes are assumed, SPEC-GAP 16. */
const conflicts: Readonly<Record<string, Refusal>> = {
  DUPLICATE_EMAIL: { rule: duplicateEmail, path: ['email'] },
  DUPLICATE_PHONE: { rule: duplicatePhone, path: ['phone'] },
};

/** What an answer of the API says of why it took nothing. */
export type ServerError = Pick<ClientError, 'outcome'> &
  Partial<Pick<ClientError, 'code' | 'issues' | 'status'>>;

/** Status codes that refuse what is in the application. Others have nothing to do with it. */
const aboutBody: ReadonlySet<number | undefined> = new Set([400, 409, 413, 422]);

/**
 * Returns true if a finding is about the content of the application, not about a request that failed for another reason.
 */
export const isAboutApplication = ({ rule }: Pick<FormFinding, 'rule'>): boolean =>
  rule !== notSubmitted.id;

/**
 * Returns true for a refusal that must not be shown while an earlier attempt may have created the customer. A conflict,
 * whatever its code, may be with that very customer: another email would create a second one. And nobody can say that
 * nothing was submitted.
 */
export const isMisleadingInDoubt = ({ code = '', issues = [], status }: ServerError): boolean =>
  status === 409 ||
  Object.hasOwn(conflicts, code) ||
  (issues.length === 0 && !aboutBody.has(status));

/**
 * Returns the refusals of the API as findings at their fields. An error that names no field is at the root. A request
 * that failed for another reason is a warning: the same application may be submitted again. None after a lost answer,
 * which the submission knows of.
 *
 * @param remedies of the form's own rules, in the language of the page.
 */
export function refusalsOf(
  { code = '', issues = [], outcome, status }: ServerError,
  remedies: Readonly<Record<string, string>>,
): readonly FormFinding[] {
  if (outcome === 'unknown') return [];
  const conflict = Object.hasOwn(conflicts, code) ? conflicts[code] : undefined;
  if (!conflict && issues.length > 0) {
    const { severity, basis, source } = apiRefused;
    return issues.map(({ path, message, remedy = message, rule = apiRefused.id }) => {
      return { rule, severity, path, message, remedy, basis, source };
    });
  }
  const { rule, path } = conflict ?? {
    rule: aboutBody.has(status) ? apiRefused : notSubmitted,
    path: [],
  };
  return [ownFinding(rule, path, remedies)];
}

const ownRules = [apiRefused, duplicateEmail, duplicatePhone, notSubmitted];

/** Returns a refusal in the language of other remedies, unless its words are those of the API. */
export function translatedRefusal(
  finding: FormFinding,
  remedies: Readonly<Record<string, string>>,
): FormFinding {
  const { rule, message, remedy } = finding;
  const isOwn = ownRules.some((own) => own.id === rule && own.message === message);
  return isOwn ? { ...finding, remedy: remedies[rule] ?? remedy } : finding;
}
