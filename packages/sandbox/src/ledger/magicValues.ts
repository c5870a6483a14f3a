/** Values that always fail in the same way, so that a failure can be tested. */
export const magicValues = [
  {
    field: 'email',
    value: 'taken@sandbox.example',
    effect: 'POST /business-customers answers DUPLICATE_EMAIL',
  },
  {
    field: 'phone',
    value: '+15550000409',
    effect: 'POST /business-customers answers DUPLICATE_PHONE',
  },
  {
    field: 'account_number',
    value: '0000000404',
    effect: 'a payout to it fails when it is settled, reason ACCOUNT_NOT_FOUND',
  },
  {
    field: 'account_number',
    value: '0000000409',
    effect: 'a payout to it fails when it is settled, reason ACCOUNT_BLOCKED',
  },
] as const;

const failures: ReadonlyMap<string, string> = new Map([
  ['0000000404', 'ACCOUNT_NOT_FOUND'],
  ['0000000409', 'ACCOUNT_BLOCKED'],
]);

export const isTakenEmail = (email: string): boolean =>
  email.toLowerCase() === 'taken@sandbox.example';

export const isTakenPhone = (phone: string): boolean => phone === '+15550000409';

/** Why a payout to this account fails; `undefined` for one that succeeds. */
export const payoutFailure = (accountNumber: string | null): string | undefined =>
  failures.get(accountNumber ?? '');
