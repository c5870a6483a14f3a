import {
  CalendarDateSchema,
  plainObject,
  TimestampSchema,
  UuidSchema,
  walletStatuses,
} from '@passmuster/schemas';
import { operations } from '@passmuster/schemas/operations';
import * as v from 'valibot';
import { faultKinds } from '../ledger/faultPlan.ts';
import { kycReasonCodes, kycStatuses } from '../ledger/kycOutcome.ts';
import { bankFields } from '../ledger/switches.ts';

/** A UUID in lowercase, as it is stored. */
const id = v.pipe(UuidSchema, v.toLowerCase());
const amount = v.pipe(v.string('Enter text'), v.maxLength(40, 'Send a decimal number as text'));
const reference = { reference_id: v.optional(id) };

export const FundSchema = plainObject({ amount, ...reference });
export const TransferSchema = plainObject({
  from_wallet_id: id,
  to_wallet_id: id,
  amount,
  ...reference,
});
export const SwapSchema = plainObject({ ...TransferSchema.entries, rate: amount });
export const PayoutSchema = plainObject({
  wallet_id: id,
  payout_method_id: id,
  amount,
  fee: v.optional(amount),
  ...reference,
});
export const FailSchema = plainObject({
  reason: v.optional(
    v.pipe(v.string('Enter text'), v.regex(/^[\w ]{1,100}$/, 'Send letters and digits')),
    'REJECTED_BY_BANK',
  ),
});
export const WalletStatusSchema = plainObject({
  status: v.picklist(walletStatuses, 'Send active, pending or suspended'),
});
/** Which ids the sample data get: new ones, or those of the examples in the OpenAPI document. */
export const SeedSchema = plainObject({
  ids: v.optional(v.picklist(['random', 'examples'], 'Send random or examples'), 'random'),
});

/** Only a rejection has reasons. SPEC-GAP 81. */
export const KycOutcomeSchema = v.pipe(
  plainObject({
    kyc_status: v.picklist(kycStatuses, 'Send pending, approved or rejected'),
    reasons: v.optional(
      v.pipe(
        v.array(
          v.picklist(kycReasonCodes, 'Send a reason that GET /_sandbox/magic-values names'),
          'Send a list of reasons',
        ),
        v.maxLength(kycReasonCodes.length, 'Send each reason once'),
      ),
      [],
    ),
  }),
  v.forward(
    v.check(
      ({ kyc_status: status, reasons }) => status === 'rejected' || reasons.length === 0,
      'Send reasons for a rejection only',
    ),
    ['reasons'],
  ),
);

/** Some 1,500 years, so that the year keeps its four digits. */
const furthest = 5e13;

/** Time stands still at `at` (a date-time or a date), or runs `offset_ms` ahead. Without either, it is real time. */
export const ClockSchema = plainObject({
  at: v.optional(
    v.pipe(
      v.union([TimestampSchema, CalendarDateSchema], 'Send a date or a date-time'),
      // In UTC. A year before 0 begins with a sign.
      v.check((at) => new Date(at).toISOString() >= '0001', 'Send a year from 0001 to 9999'),
    ),
  ),
  offset_ms: v.optional(
    v.pipe(
      v.number('Send a number'),
      v.safeInteger('Send a whole number'),
      v.minValue(-furthest, 'Send at least -50000000000000'),
      v.maxValue(furthest, 'Send at most 50000000000000'),
    ),
  ),
});

const status = v.pipe(
  v.number('Send a number'),
  v.integer('Send a status'),
  v.minValue(400, 'Send 400 to 599'),
  v.maxValue(599, 'Send 400 to 599'),
);
const FaultRuleSchema = plainObject({
  operation: v.exactOptional(
    v.picklist(
      operations.map(({ route }) => route.id),
      'Send the name of an operation, such as listWallets',
    ),
  ),
  kind: v.picklist(faultKinds, `Send ${faultKinds.join(', ')}`),
  ms: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120_000))),
  status: v.exactOptional(status),
  rate: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  times: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))),
});
export const FaultPlanSchema = plainObject({
  seed: v.optional(v.pipe(v.number(), v.safeInteger()), 1),
  rules: v.pipe(v.array(FaultRuleSchema, 'Send a list of faults'), v.maxLength(50)),
});

const year = 31_536_000_000;
const delay = v.pipe(
  v.number('Send milliseconds'),
  v.integer('Send whole milliseconds'),
  v.minValue(0, 'Send 0 or more'),
  v.maxValue(year, `Send at most ${year}, which is 365 days`),
);
const flag = v.exactOptional(v.boolean('Send true or false'));
const statusSwitch = v.exactOptional(status);
export const SwitchesSchema = plainObject({
  requireWebsite: flag,
  requireDefaults: flag,
  refuseBlankText: flag,
  refuseDifferingCredentials: flag,
  kycRules: flag,
  capitalizedNetworks: flag,
  activeFilterOnly: flag,
  clampPages: flag,
  invalidAddressStatus: v.exactOptional(v.picklist([200, 400, 422], 'Send 200, 400 or 422')),
  refuseUnknownParameters: flag,
  refuseNullCustomer: flag,
  kycOutcomes: flag,
  kycAfterMs: v.exactOptional(delay),
  fiatActiveAfterMs: v.exactOptional(v.nullable(delay)),
  releaseRejected: flag,
  requireApproval: flag,
  requiredBankFields: v.exactOptional(
    v.array(v.picklist(bankFields, 'Send names of bank fields'), 'Send a list of bank fields'),
  ),
  listAllWallets: flag,
  conflictStatus: statusSwitch,
  validationStatus: statusSwitch,
  malformedReferenceStatus: statusSwitch,
  unknownReferenceStatus: statusSwitch,
  createdStatus: v.exactOptional(v.picklist([200, 201], 'Send 200 or 201')),
});
