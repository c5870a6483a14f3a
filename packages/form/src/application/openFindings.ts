import { isOpen } from '@passmuster/findings';
import type { FormFinding } from '../reviewer/reviewer.ts';
import { compareInForm } from './formOrder.ts';
import type { FormStore } from './formStore.ts';
import { isAboutApplication } from './refusalsOf.ts';

/** Returns the shown findings that keep the application from being clear: errors first, each in the order of the form. */
export const openFindings = (store: FormStore): readonly FormFinding[] =>
  store
    .findingsAt([], true)
    .filter((finding) => isOpen(finding) && isAboutApplication(finding))
    .sort(
      (one, other) =>
        isWarning(one) - isWarning(other) || compareInForm(store.values, one.path, other.path),
    );

const isWarning = ({ severity }: FormFinding): number => Number(severity !== 'error');
