import { isOpen, isWithin } from '@passmuster/findings';
import { type FormFinding, type FormRequirement, isUnmet } from '../reviewer/reviewer.ts';
import type { Path } from '../values/path.ts';
import { compareInForm } from './formOrder.ts';

/** Something left to do. */
export interface TodoItem {
  /** `error` and `missing` block the submission, a `warning` does until a person accepts it. */
  readonly kind: 'error' | 'missing' | 'warning';
  readonly path: Path;
  /** What it is about, where something is required. */
  readonly requirement?: FormRequirement;
  /** What is wrong, where something was entered. */
  readonly finding?: FormFinding;
}

/**
 * Returns what is left to do: what is required and not met, other errors, and warnings that nobody accepted. What rests on
 * law, such as sanctions, comes first; the rest is in the order of the form.
 */
export function todoOf(
  requirements: readonly FormRequirement[],
  findings: readonly FormFinding[],
  values: unknown,
): readonly TodoItem[] {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const open = requirements.filter(isUnmet);
  const required = open.map((requirement): TodoItem => {
    const { path, status } = requirement;
    const finding = errors.find((one) => isWithin(one.path, path));
    return status === 'invalid' && finding
      ? { kind: 'error', path, requirement, finding }
      : { kind: status === 'invalid' ? 'error' : 'missing', path, requirement };
  });
  const further = findings
    .filter((finding) => isOpen(finding) && !open.some((one) => covers(one, finding.path)))
    .map((finding): TodoItem => {
      return {
        kind: finding.severity === 'error' ? 'error' : 'warning',
        path: finding.path,
        finding,
      };
    });
  return [...required, ...further].sort(
    (one, other) =>
      Number(isLaw(other)) - Number(isLaw(one)) || compareInForm(values, one.path, other.path),
  );
}

const isLaw = ({ finding }: TodoItem): boolean => finding?.basis === 'regulation';

/**
 * Returns whether a requirement stands for a finding: one of the same field does; one of a list doesn't stand for its
 * rows'.
 */
const covers = ({ path }: FormRequirement, found: Path): boolean =>
  path.length === found.length && isWithin(found, path);
