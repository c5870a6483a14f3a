import type { Preset } from '@passmuster/findings';
import { requiredDocuments } from './business/requiredDocuments.ts';
import { regulatoryLicence } from './document/regulatoryLicence.ts';
import { minimumAge } from './owner/minimumAge.ts';
import { proofOfAddress } from './owner/proofOfAddress.ts';

/** What the API specification states beyond the shape of the body: its findings are errors. */
export const spec = {
  name: 'spec',
  rules: [minimumAge, proofOfAddress, requiredDocuments, regulatoryLicence],
} as const satisfies Preset;
