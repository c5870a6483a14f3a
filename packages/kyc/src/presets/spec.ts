import type { Preset } from '@passmuster/findings';
import { requiredDocuments } from '../business/requiredDocuments.ts';
import { regulatoryLicence } from '../document/regulatoryLicence.ts';
import { leapDayBirthday } from '../owner/leapDayBirthday.ts';
import { minimumAge } from '../owner/minimumAge.ts';
import { proofOfAddress } from '../owner/proofOfAddress.ts';

/** What the specification states beyond the shape of the body. The smallest bundle. */
export const spec = {
  name: 'spec',
  rules: [minimumAge, leapDayBirthday, proofOfAddress, requiredDocuments, regulatoryLicence],
} as const satisfies Preset;
