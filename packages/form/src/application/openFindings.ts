import { isOpen } from '@passmuster/findings';
import type { FormFinding } from '../reviewer/reviewer.ts';
import { compareInForm } from './formOrder.ts';
import { isAboutApplication } from './refusalsOf.ts';

/** Returns the findings that keep the application from being clear: errors first, each in the order of the form. */
export const openFindings = (
  found: readonly FormFinding[],
  values: unknown,
): readonly FormFinding[] =>
  found
    .filter((finding) => isOpen(finding) && isAboutApplication(finding))
    .sort(
      (one, other) =>
        isWarning(one) - isWarning(other) || compareInForm(values, one.path, other.path),
    );

const isWarning = ({ severity }: FormFinding): number => Number(severity !== 'error');
