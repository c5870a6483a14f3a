import type { ClientError } from '@passmuster/client';
import { type Rule, toFinding } from '@passmuster/findings';
import type { FormFinding } from '../reviewer/reviewer.ts';
import { apiRefused, duplicateEmail, duplicatePhone } from '../texts/formRules.ts';
import type { Path } from '../values/path.ts';

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

/**
 * Returns what the API refused, as findings at their fields. An error that names no field is at the root.
 *
 * @param remedies of the form's own rules, in the language of the page.
 */
export function refusalsOf(
  { code = '', issues }: Pick<ClientError, 'code' | 'issues'>,
  remedies: Readonly<Record<string, string>>,
): readonly FormFinding[] {
  const conflict = Object.hasOwn(conflicts, code) ? conflicts[code] : undefined;
  if (!conflict && issues.length > 0) {
    const { severity, source } = apiRefused;
    return issues.map(({ path, message, remedy = message, rule = apiRefused.id }) => {
      return { rule, severity, path, message, remedy, source };
    });
  }
  const { rule, path } = conflict ?? { rule: apiRefused, path: [] };
  const finding = toFinding(rule, path);
  return [{ ...finding, path, remedy: remedies[rule.id] ?? finding.remedy }];
}
