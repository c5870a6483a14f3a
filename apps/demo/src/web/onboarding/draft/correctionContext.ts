import type { CustomerValues } from '@passmuster/form';
import { createContext, useContext } from 'react';
import { changedSteps } from '../../application/changedSteps.ts';
import { kycReasons } from '../../application/kycReasons.ts';
import { type Step, steps } from '../../application/steps.ts';
import type { Correction } from '../../storage/corrections.ts';
import { useApplication } from './applicationContext.ts';

/** Why the application was rejected, and what was submitted then; undefined if this device no longer has it. */
export interface OpenCorrection extends Correction {
  readonly submitted: CustomerValues | undefined;
}

export const CorrectionContext = createContext<OpenCorrection | undefined>(undefined);

/** Returns why the application of the page was rejected; undefined if it wasn't. */
export const useCorrection = (): OpenCorrection | undefined => useContext(CorrectionContext);

/** Returns the steps on which something differs from what was rejected; every step if that isn't known. */
const changedSince = ({ submitted }: OpenCorrection, values: CustomerValues): ReadonlySet<Step> =>
  submitted ? changedSteps(submitted, values) : new Set(steps);

/** Returns whether the application is as it was when it was rejected. */
export const isUnchanged = (
  correction: OpenCorrection | undefined,
  values: CustomerValues,
): boolean => correction !== undefined && changedSince(correction, values).size === 0;

/** Returns the files to check again: those that may have been the reason, until one is replaced. */
export function useFilesToCheck(): 'all' | 'passports' | undefined {
  const { codes = [] } = useCorrection() ?? {};
  const isToCorrect = useStepsToCorrect().has('documents');
  const files = codes.map((code) => kycReasons[code]?.files);
  if (!isToCorrect) return undefined;
  return files.includes('all') ? 'all' : files.find((one) => one !== undefined);
}

/** Returns the steps that were rejected, and on which nothing was changed since. */
export function useStepsToCorrect(): ReadonlySet<Step> {
  const correction = useCorrection();
  const { values } = useApplication().form;
  if (!correction) return new Set();
  const changed = changedSince(correction, values);
  const rejected = correction.codes.flatMap((code) => kycReasons[code]?.place?.[0] ?? []);
  return new Set(rejected.filter((step) => !changed.has(step)));
}
