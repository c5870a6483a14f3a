import type { FormFinding } from '@passmuster/form';
import { createContext, useContext } from 'react';

/** Warnings at the contacts that another application of this device was submitted with. Nobody can accept them: submitting asks. */
export const SubmittedBefore = createContext<readonly FormFinding[]>([]);

/** Returns the warning that what a field holds was submitted before, in a list; an empty one for the other fields. */
export const useSubmittedBefore = (path: string): readonly FormFinding[] =>
  useContext(SubmittedBefore).filter((finding) => finding.path.join('.') === path);
