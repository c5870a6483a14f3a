import type { Switches } from '../ledger/switches.ts';

export interface Assumption {
  /** Number of the gap in SPEC.md. */
  readonly gap: number;
  readonly point: string;
  readonly reading: string;
  /** Switches, or settings of the process, that change the reading. */
  readonly settings: readonly (keyof Switches | ProcessSetting)[];
}

type ProcessSetting = 'SANDBOX_MAX_BODY' | 'SANDBOX_RATE_LIMIT';

/** Each point on which the specification is silent or contradicts itself, and what this server does. */
export const assumptions: readonly Assumption[] = [
  [1, 'business_owners required for certain business types', 'an empty list is accepted'],
  [2, 'business_website required, described as recommended', 'required', 'requireWebsite'],
  [3, 'required fields with a default', 'the default is filled in'],
  [5, 'the currency of expected_monthly_income', 'stored as sent'],
  [6, 'the phone pattern accepts numbers that nobody has', 'the pattern decides'],
  [7, 'phone_country_code and phone may disagree', 'stored as sent'],
  [9, 'purposes and sources of a person in the lists of a business', 'the list decides'],
  [10, 'text fields have no minimum length', 'an empty text is accepted'],
  [11, 'industry mixes editions of NAICS', 'the list decides'],
  [12, 'legal forms of the United States, and NON_US', 'any of the list, for any country'],
  [13, 'the country list lacks some countries', 'the list decides'],
  [14, 'the country of an owner address is free text', 'any text'],
  [15, 'state and postal_code are required everywhere', 'any text of the length shown'],
  [
    16,
    'scope of uniqueness of email and phone',
    'per merchant, email in any letter case; DUPLICATE_EMAIL or DUPLICATE_PHONE',
    'conflictStatus',
  ],
  [17, 'prohibited countries are not named', 'stored as sent'],
  [18, 'the data of a created customer', 'id, the profile and timestamps; no image comes back'],
  [19, 'KYC states', 'none in an answer; GET and PUT /_sandbox/customers/{id}'],
  [20, 'the sum of ownership', 'not limited'],
  [21, 'what a beneficial owner is', 'stored as sent'],
  [22, 'id_number is that of a passport, the images are of an ID document', 'any text'],
  [23, 'images as URI or data URI', 'http(s) addresses and data URIs'],
  [24, 'documents that are not images', 'any media type'],
  [25, 'size limits', '413 BODY_TOO_LARGE beyond 32 MiB', 'SANDBOX_MAX_BODY'],
  [26, 'required business documents: shape or rule', 'a rule, refused when missing', 'kycRules'],
  [27, 'required owner document', 'a rule, refused when missing', 'kycRules'],
  [28, 'REGULATORY_LICENSE_REGISTRATION is not in the list', 'refused'],
  [29, 'an empty sub_type', 'accepted, and stored as if it were missing'],
  [32, 'doc_country is shown up to AE', 'the whole country list'],
  [33, 'which day is today', 'UTC, by the clock of the merchant (PUT /_sandbox/clock)'],
  [34, 'born on 29 February', 'of age on 1 March; not refused on 28 February'],
  [
    35,
    'required fields of a bank method',
    'currency, account_name, account_number, bank_name and bank_code',
    'requiredBankFields',
  ],
  [36, 'sort_code, routing_number and iban', 'stored as sent'],
  [37, 'account numbers with leading zeros', 'text; a number is refused'],
  [
    38,
    'success codes of operations 2 to 8',
    '201 for operations 2 and 3, otherwise 200',
    'createdStatus',
  ],
  [39, 'wallet currencies', 'the seeded asset codes: USDC, USDT, ZAR, CAD, NGN'],
  [40, 'asset_type of a new wallet', 'derived from the currency'],
  [41, 'a fiat wallet with a network', 'refused'],
  [42, 'letter case of networks', 'capitalized in asset codes, lowercase elsewhere'],
  [
    43,
    'the first state of a wallet',
    'FIAT pending, STABLECOIN active; PUT /_sandbox/wallets/{id}/status',
  ],
  [
    44,
    'crypto_wallet_id and description',
    'the first on creation only, the second absent when not given',
  ],
  [45, 'status filter', 'active, pending and suspended'],
  [
    46,
    'the list without customer_id',
    'all wallets under the merchant, newest first',
    'listAllWallets',
  ],
  [47, 'page and limit out of range', 'refused', 'validationStatus'],
  [
    48,
    "another merchant's ids",
    'answered like unknown ids: CUSTOMER_NOT_FOUND or PAYOUT_METHOD_NOT_FOUND, 404',
  ],
  [49, 'DELETE with a body', 'read'],
  [50, 'the 404 of a deletion', 'PAYOUT_METHOD_NOT_FOUND'],
  [
    51,
    'status of the two reference errors',
    '400 malformed, 404 unknown',
    'malformedReferenceStatus',
    'unknownReferenceStatus',
  ],
  [52, 'a reference id that is not a UUID', 'INVALID_REFERENCE_ID'],
  [53, 'several rows for one reference', 'both legs'],
  [
    54,
    'open sets',
    'status PENDING COMPLETED FAILED; mode DEBIT CREDIT; type DEPOSIT, INTERNAL TRANSFER, SWAP, BANK PAYOUT',
  ],
  [55, '8 decimal places for fiat transactions', 'always 8'],
  [56, '/payout/methods, but /payouts/validate-address', 'both, as they are shown'],
  [
    57,
    'inputs of validate-address',
    'address and network; 200 with valid false, 400 when one is missing',
  ],
  [58, 'networks of a fiat asset', 'null'],
  [
    59,
    'x-api-key or Bearer',
    'either; both and different are refused',
    'refuseDifferingCredentials',
  ],
  [60, 'two error shapes', 'both exactly as shown'],
  [61, 'environments', 'named in the key: pm_<environment>_...'],
  [62, 'base path', '/api'],
  [63, 'validation failures', 'VALIDATION_ERROR with issues', 'validationStatus'],
  [64, 'rate limit', '429 RATE_LIMITED with Retry-After', 'SANDBOX_RATE_LIMIT'],
  [65, 'no idempotency key', 'none is accepted'],
  [66, 'events', 'none is sent'],
  [67, 'message in a success', 'only if the specification shows one'],
  [68, 'unknown fields', 'ignored'],
  [69, 'timestamps', 'UTC with milliseconds'],
  [70, 'operations that are named but not shown', '404 NOT_FOUND'],
  [71, 'characters that JSON text or a database cannot contain', 'refused'],
  [72, 'customer_id of null in a new bank method', 'accepted: the method is the merchant’s'],
  [74, 'length of lists', 'at most 1,000 elements in a list, 5,000 in a body', 'validationStatus'],
  [75, 'customer_id of null in a new wallet', 'accepted: the wallet is the merchant’s'],
  [76, 'fields of a response that are absent or null', 'as the tables show them'],
].map(([gap, point, reading, ...settings]) => ({ gap, point, reading, settings }) as Assumption);
