/** The states of a customer. The specification shows none. SPEC-GAP 19. */
export const kycStatuses = ['pending', 'approved', 'rejected'] as const;
export type KycStatus = (typeof kycStatuses)[number];

/** What a rejection says, and the way back from it. */
interface Rejection {
  readonly meaning: string;
  readonly way_back: string;
}

/** Why a customer is rejected. The specification shows no reasons, so these are assumed. SPEC-GAP 81. */
export const kycReasons = {
  DOCUMENT_UNREADABLE: {
    meaning: 'A document is blurred, cut off or password-protected.',
    way_back: 'Upload a complete, sharp copy of the document and create the customer again.',
  },
  DOCUMENT_OUTDATED: {
    meaning: 'A document has expired or is too old.',
    way_back: 'Upload a current document and create the customer again.',
  },
  REGISTRATION_NOT_FOUND: {
    meaning: 'The company register has no business with this registration number.',
    way_back:
      'Copy the number from the certificate of incorporation and create the customer again.',
  },
  NAME_MISMATCH: {
    meaning: 'The business name differs from the one on the company register.',
    way_back: 'Enter the name as shown on the company register and create the customer again.',
  },
  OWNER_NOT_VERIFIED: {
    meaning: 'The identity of an owner could not be verified.',
    way_back: 'Upload new images of the owner’s passport and create the customer again.',
  },
  OWNERSHIP_INCOMPLETE: {
    meaning: 'An owner of 25% or more, a controlling person or an authorized signer is missing.',
    way_back: 'Add the missing person and create the customer again.',
  },
  PROHIBITED_ACTIVITY: {
    meaning: 'The provider does not serve this line of business.',
    way_back: 'None: a new application is rejected again. Contact the provider.',
  },
  SANCTIONS_MATCH: {
    meaning: 'The business or an owner matches a sanctions list.',
    way_back: 'None by yourself: the provider reviews the match. Do not create the customer again.',
  },
} as const satisfies Readonly<Record<string, Rejection>>;

export type KycReason = keyof typeof kycReasons;

export const kycReasonCodes: readonly KycReason[] = Object.keys(kycReasons) as KycReason[];

/** The result of a KYC check. Only a rejection has reasons. */
export interface KycOutcome {
  readonly kyc_status: KycStatus;
  readonly reasons: readonly KycReason[];
}

const pending: KycOutcome = { kyc_status: 'pending', reasons: [] };

/** The registration numbers that decide the outcome. SPEC-GAP 81. */
const magicOutcomes: ReadonlyMap<string, KycOutcome> = new Map<string, KycOutcome>([
  ['KYC-APPROVED', { kyc_status: 'approved', reasons: [] }],
  ['KYC-PENDING', pending],
  ...kycReasonCodes.map(
    (reason) =>
      [
        `KYC-REJECTED-${reason.replaceAll('_', '-')}`,
        { kyc_status: 'rejected', reasons: [reason] } as const,
      ] as const,
  ),
]);

/**
 * Returns the outcome of a registration number: of a magic one what it says, of any other pending. Undefined for a magic
 * number that doesn't exist, such as a misspelt reason: a test that sends it would pass for the wrong reason.
 */
export function kycOutcomeOf(registrationNumber: string): KycOutcome | undefined {
  const outcome = magicOutcomes.get(registrationNumber);
  return outcome ?? (registrationNumber.startsWith('KYC-') ? undefined : pending);
}

/** The magic registration numbers with what each does. */
export const magicRegistrationNumbers = [...magicOutcomes].map(
  ([value, { kyc_status, reasons }]) => ({
    field: 'registration_number',
    value,
    effect: ['the customer is', kyc_status, ...reasons].join(' '),
  }),
);

/** Writes reasons as they are stored. */
export const toReasonsText = (reasons: readonly KycReason[]): string | null =>
  reasons.length === 0 ? null : reasons.join(',');

/** Returns stored reasons with what each means and the way back. */
export const fromReasonsText = (text: string | null) =>
  kycReasonCodes
    .filter((code) => text?.split(',').includes(code))
    .map((code) => ({ code, ...kycReasons[code] }));
