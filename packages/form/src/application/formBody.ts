import type { Identity } from '@passmuster/client/submission';
import { valueAt } from '@passmuster/findings';

/** A request body that no longer changes. */
export interface FormBody {
  /** JSON. */
  readonly blob: Blob;
  readonly identity: Identity;
}

/** Returns what identifies the customer in the values of a form: the API creates no second one with the same email address or phone number. */
export function identityOf(values: unknown): Identity {
  const textAt = (key: string): string => {
    const value = valueAt(values, [key]);
    return typeof value === 'string' ? value : '';
  };
  return { email: textAt('email'), phone: textAt('phone') };
}
