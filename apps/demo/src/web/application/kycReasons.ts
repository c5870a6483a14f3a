import type { Step } from './steps.ts';

/** Why a customer was rejected, for people, and where to correct it. The API shows no reasons: the sandbox assumes these. */
interface KycReasonText {
  /** What happened; a key of the texts. */
  readonly meaning: string;
  /** What to do; a key of the texts. */
  readonly action: string;
  /** Where to correct it. Undefined if a new application would be rejected again. */
  readonly place: readonly [step: Step, field?: string] | undefined;
  /** The files it may be about, since no reason names one. */
  readonly files?: 'all' | 'passports';
}

export const kycReasons: Readonly<Record<string, KycReasonText>> = {
  DOCUMENT_UNREADABLE: {
    meaning: 'A document can’t be read.',
    action:
      'The reason doesn’t say which one. Check each file, and replace any that isn’t complete and sharp.',
    place: ['documents'],
    files: 'all',
  },
  DOCUMENT_OUTDATED: {
    meaning: 'A document has expired or is too old.',
    action:
      'The reason doesn’t say which one. Check each file, and replace any that is out of date.',
    place: ['documents'],
    files: 'all',
  },
  REGISTRATION_NOT_FOUND: {
    meaning: 'The company register doesn’t have this registration number.',
    action: 'Copy the number from the certificate of incorporation.',
    place: ['business', 'registration_number'],
  },
  NAME_MISMATCH: {
    meaning: 'The business name differs from the one on the company register.',
    action: 'Enter the name as shown there.',
    place: ['business', 'business_name'],
  },
  OWNER_NOT_VERIFIED: {
    meaning: 'The identity of an owner couldn’t be verified.',
    action:
      'The reason doesn’t say which one. Check the passport of each owner, and upload new images.',
    place: ['documents'],
    files: 'passports',
  },
  OWNERSHIP_INCOMPLETE: {
    meaning: 'A beneficial owner, a controlling person or an authorized signer is missing.',
    action: 'Add the missing person.',
    place: ['owners'],
  },
  PROHIBITED_ACTIVITY: {
    meaning: 'The provider doesn’t serve this line of business.',
    action: 'Contact the provider: a new application would be rejected again.',
    place: undefined,
  },
  SANCTIONS_MATCH: {
    meaning: 'The business or an owner may be on a sanctions list.',
    action: 'Contact the provider, who reviews this. Don’t submit the application again.',
    place: undefined,
  },
};

/** Returns where a rejected application is corrected first. */
export const placeToCorrect = ([code]: readonly string[]): readonly [step: Step, field?: string] =>
  (code !== undefined && kycReasons[code]?.place) || ['business'];
