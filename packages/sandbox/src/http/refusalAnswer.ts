import type { Finding } from '@passmuster/findings';
import { magicRegistrationNumbers } from '../ledger/kycOutcome.ts';
import type { RefusalCode } from '../ledger/refused.ts';
import type { Switches } from '../ledger/switches.ts';
import { type Answer, failure } from './answer.ts';

/** Why a credential was refused. The specification shows `token_expired`; the others are assumed. */
export type TokenReason =
  | 'token_missing'
  | 'token_malformed'
  | 'token_unknown'
  | 'token_expired'
  | 'token_revoked'
  | 'credentials_differ';

/** Returns the nested shape of a failed authentication. Source: API spec 1.0.0, Errors: “The 401 body differs”. */
export function unauthenticated(reason: TokenReason): Answer {
  return {
    status: 401,
    body: JSON.stringify({
      status: 'failed',
      message: 'Invalid or expired token',
      error: { code: 'INVALID_TOKEN', details: { reason } },
    }),
    headers: { 'www-authenticate': 'Bearer' },
  };
}

/** Returns the findings as issues, all at once and without values. SPEC-GAP 63. */
export function invalid(status: number, findings: readonly Finding[]): Answer {
  const issues = findings.map(({ path, rule, message, remedy }) => ({
    path,
    rule,
    message,
    remedy,
  }));
  const body = {
    status: 'error',
    message: 'Validation failed',
    code: 'VALIDATION_ERROR',
    issues,
  };
  return { status, body: JSON.stringify(body) };
}

type StatusSwitch = {
  [Name in keyof Switches]: Switches[Name] extends number ? Name : never;
}[keyof Switches];

/** Status, or the switch that holds it, and message of each refusal. SPEC-GAP 16, 48, 50, 51, 89. */
const refusals: Readonly<Record<RefusalCode, readonly [number | StatusSwitch, string]>> = {
  DUPLICATE_EMAIL: ['conflictStatus', 'A customer with this email exists'],
  DUPLICATE_PHONE: ['conflictStatus', 'A customer with this phone exists'],
  UNKNOWN_KYC_OUTCOME: [
    400,
    `There is no such magic registration number. Send ${magicRegistrationNumbers.map(({ value }) => value).join(', ')}, or one that doesn't begin with KYC-`,
  ],
  CUSTOMER_NOT_FOUND: [404, 'Customer not found'],
  CUSTOMER_NOT_APPROVED: [409, 'The customer is not approved'],
  PAYOUT_METHOD_NOT_FOUND: [404, 'Payout method not found'],
  INVALID_ADDRESS: ['invalidAddressStatus', 'Address is not valid'],
  INVALID_REFERENCE_ID: ['malformedReferenceStatus', 'Invalid reference ID format'],
  TRANSACTIONS_NOT_FOUND: [
    'unknownReferenceStatus',
    'No transactions found with this reference ID',
  ],
  WALLET_NOT_FOUND: [404, 'Wallet not found'],
  WALLET_NOT_ACTIVE: [409, 'The wallet is not active'],
  SAME_WALLET: [400, 'Send two different wallets'],
  CURRENCY_MISMATCH: [
    400,
    'Transfer between wallets of one currency, swap between wallets of two, and pay out fiat to an account of its currency',
  ],
  INVALID_AMOUNT: [
    400,
    'Send the amount and the fee as decimal text: at most 8 places for a stablecoin, 2 for fiat',
  ],
  INVALID_RATE: [
    400,
    'Send the rate as decimal text: how many units of the second currency one unit of the first buys',
  ],
  INSUFFICIENT_FUNDS: [409, 'The balance is too low'],
  BALANCE_OUT_OF_RANGE: [409, 'The balance would be too large'],
  REFERENCE_TAKEN: [409, 'Another movement has this reference ID'],
  PAYOUT_NOT_FOUND: [404, 'Payout not found'],
  PAYOUT_NOT_PENDING: [409, 'The payout has ended'],
  SEEDED_ALREADY: [409, 'The sample data exists already'],
  SNAPSHOT_REFUSED: [
    400,
    'The snapshot does not add up, or uses an id that it does not contain or that exists here already',
  ],
};

/** Returns the answer to a refused request. */
export function refusalAnswer(code: RefusalCode, switches: Switches): Answer {
  const [status, message] = refusals[code];
  return failure(typeof status === 'number' ? status : switches[status], code, message);
}
