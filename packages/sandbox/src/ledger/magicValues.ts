import { magicRegistrationNumbers } from './kycOutcome.ts';

const failures = [
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

/** Values that always cause the same failure or KYC outcome, for tests. */
export const magicValues = [...failures, ...magicRegistrationNumbers];

const [email, phone, unknownAccount, blockedAccount] = failures;

export const isTakenEmail = (text: string): boolean => text.toLowerCase() === email.value;

export const isTakenPhone = (text: string): boolean => text === phone.value;

/** Returns why a payout to this account fails, or `undefined` if it succeeds. */
export function payoutFailure(accountNumber: string | null): string | undefined {
  if (accountNumber === unknownAccount.value) return 'ACCOUNT_NOT_FOUND';
  return accountNumber === blockedAccount.value ? 'ACCOUNT_BLOCKED' : undefined;
}
