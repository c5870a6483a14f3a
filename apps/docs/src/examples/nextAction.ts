'use server';

import { checkBankAccount } from '@passmuster/bank';

export interface AddAccountState {
  /** What to do about each field, by its name. */
  readonly fixes: Readonly<Record<string, string>>;
  readonly saved: boolean;
}

export async function addAccount(
  _previous: AddAccountState,
  form: FormData,
): Promise<AddAccountState> {
  const account = { type: 'BANK', currency: 'NGN', ...Object.fromEntries(form) };
  const findings = checkBankAccount(account);
  const fixes = Object.fromEntries(findings.map(({ path, remedy }) => [path.join('.'), remedy]));
  if (findings.length > 0) return { fixes, saved: false };
  // Save it here.
  return { fixes, saved: true };
}
