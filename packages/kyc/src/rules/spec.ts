import { definePreset } from '@passmuster/findings';
import { requiredDocuments } from './business/requiredDocuments.ts';
import { regulatoryLicense } from './document/regulatoryLicense.ts';
import { leapDayBirthday } from './owner/leapDayBirthday.ts';
import { minimumAge } from './owner/minimumAge.ts';
import { proofOfAddress } from './owner/proofOfAddress.ts';

/** The rules that the specification states beyond the shape of the body. The smallest bundle. */
export const spec = /* @__PURE__ */ definePreset('spec', [
  requiredDocuments,
  regulatoryLicense,
  leapDayBirthday,
  minimumAge,
  proofOfAddress,
]);
