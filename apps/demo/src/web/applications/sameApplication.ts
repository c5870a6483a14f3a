import { valuesOf } from '@passmuster/form';
import type { StatedDraft } from './useStatuses.ts';

/** Returns the draft of this device that a file is about, if it may still change: it has the same email, or the same register number. */
export function sameApplication(
  body: unknown,
  stated: readonly StatedDraft[],
): StatedDraft['draft'] | undefined {
  const { email, registration_number: number } = valuesOf(body);
  return stated.find(
    ({ draft: { values }, status: { kind } }) =>
      (kind === 'editing' || kind === 'refused') &&
      (isSame(values.email, email) || isSame(values.registration_number, number)),
  )?.draft;
}

const isSame = (one: string, other: string): boolean =>
  one.trim() !== '' && one.trim().toLowerCase() === other.trim().toLowerCase();
