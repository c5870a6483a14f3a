'use server';

import { checkBankAccount } from '@passmuster/bank';

/** Used as `<form action={addAccount}>` with `useActionState`. */
export async function addAccount(
  _previous: readonly string[],
  form: FormData,
): Promise<readonly string[]> {
  const findings = checkBankAccount(Object.fromEntries(form));
  return findings.filter(({ severity }) => severity === 'error').map(({ remedy }) => remedy);
}
