import { noPostOfficeBox } from '../address/noPostOfficeBox.ts';
import { callingCode } from './callingCode.ts';
import { currentIndustry, dividedIndustry } from './currentIndustry.ts';
import { imageBytes, wholeImage } from './imageBytes.ts';
import { knownFields } from './knownFields.ts';
import { ownEmail } from './ownEmail.ts';
import { assignedRange, callingCodeInUse, possibleLength, trunkZero } from './phonePlan.ts';
import { postalCode, postalCodeCovered } from './postalCode.ts';
import { stateCode, stateName, stateOfCity } from './stateCode.ts';
import { taxId, taxIdCovered } from './taxId.ts';
import { emailDomain, website } from './website.ts';

/** The rules that need tables too heavy for every form. */
export const tableRules = [
  stateCode,
  stateName,
  stateOfCity,
  noPostOfficeBox,
  postalCode,
  postalCodeCovered,
  taxId,
  taxIdCovered,
  website,
  emailDomain,
  ownEmail,
  currentIndustry,
  dividedIndustry,
  imageBytes,
  wholeImage,
  knownFields,
  callingCode,
  callingCodeInUse,
  trunkZero,
  possibleLength,
  assignedRange,
] as const;

/** The ids of the rules that need tables. */
export type TableRuleId = (typeof tableRules)[number]['id'];
