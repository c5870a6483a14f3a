import type { ServerError } from '../application/refusalsOf.ts';
import type { DraftForm } from './openedDraft.ts';

/** What a draft keeps of its form. */
export interface Held<Values> {
  readonly values: Values;
  readonly serverErrors: ServerError | undefined;
}

export const heldBy = <Values extends object>({
  values,
  serverErrors,
}: DraftForm<Values>): Held<Values> => ({ values, serverErrors });

export const isSameHeld = <Values>(one: Held<Values>, other: Held<Values> | undefined): boolean =>
  one.values === other?.values && one.serverErrors === other?.serverErrors;
