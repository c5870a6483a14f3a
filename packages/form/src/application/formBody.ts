import type { Identity } from '@passmuster/client/submission';
import { valueAt } from '@passmuster/findings';

/** A request body that no longer changes. */
export interface FormBody {
  /** JSON. */
  readonly blob: Blob;
  readonly identity: Identity;
}

/** Returns the email and phone of the customer in a form: the API refuses a second customer with either. */
export function identityOf(values: unknown): Identity {
  const textAt = (key: string): string => {
    const value = valueAt(values, [key]);
    return typeof value === 'string' ? value : '';
  };
  return { email: textAt('email'), phone: textAt('phone') };
}
