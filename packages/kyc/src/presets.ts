import type { Preset } from '@passmuster/findings';
import { noPostOfficeBox } from './address/noPostOfficeBox.ts';
import { beneficialOwnerCount } from './business/beneficialOwnerCount.ts';
import { businessPurpose } from './business/businessPurpose.ts';
import { businessSource } from './business/businessSource.ts';
import { callingCodeAgrees } from './business/callingCodeAgrees.ts';
import { controlPerson } from './business/controlPerson.ts';
import { daoForm } from './business/daoForm.ts';
import { distinctOwners } from './business/distinctOwners.ts';
import { filledIn } from './business/filledIn.ts';
import { higherRisk } from './business/higherRisk.ts';
import { legalForm } from './business/legalForm.ts';
import { moneyServicesLicence } from './business/moneyServicesLicence.ts';
import { ownContacts } from './business/ownContacts.ts';
import { ownerPresent } from './business/ownerPresent.ts';
import { ownershipCovered } from './business/ownershipCovered.ts';
import { ownershipSum } from './business/ownershipSum.ts';
import { paymentsWithinRevenue } from './business/paymentsWithinRevenue.ts';
import { registeredInThePast } from './business/registeredInThePast.ts';
import { requiredDocuments } from './business/requiredDocuments.ts';
import { signer } from './business/signer.ts';
import { soleProprietor } from './business/soleProprietor.ts';
import { businessCountry } from './document/businessCountry.ts';
import { countryShown } from './document/countryShown.ts';
import { imageSize } from './document/imageSize.ts';
import { imageType } from './document/imageType.ts';
import { onePurpose } from './document/onePurpose.ts';
import { personalDocument } from './document/personalDocument.ts';
import { regulatoryLicence } from './document/regulatoryLicence.ts';
import { subTypeEmpty } from './document/subTypeEmpty.ts';
import { subTypeFits } from './document/subTypeFits.ts';
import { subTypePresent } from './document/subTypePresent.ts';
import { addressCountry } from './owner/addressCountry.ts';
import { beneficialOwnerMarked } from './owner/beneficialOwnerMarked.ts';
import { beneficialOwnerShare } from './owner/beneficialOwnerShare.ts';
import { distinctImages } from './owner/distinctImages.ts';
import { documentCountry } from './owner/documentCountry.ts';
import { executiveControl } from './owner/executiveControl.ts';
import { imageAddress } from './owner/imageAddress.ts';
import { leapDayBirthday } from './owner/leapDayBirthday.ts';
import { minimumAge } from './owner/minimumAge.ts';
import { passportForm } from './owner/passportForm.ts';
import { plausibleAge } from './owner/plausibleAge.ts';
import { proofOfAddress } from './owner/proofOfAddress.ts';
import { relationshipAfterRegistration } from './owner/relationshipAfterRegistration.ts';
import { relationshipBegun } from './owner/relationshipBegun.ts';
import { callForAction } from './risk/callForAction.ts';
import { comprehensiveSanctions } from './risk/comprehensiveSanctions.ts';
import { increasedMonitoring } from './risk/increasedMonitoring.ts';
import { prohibitedCountriesFlag } from './risk/prohibitedCountriesFlag.ts';
import { sanctionedRegion } from './risk/sanctionedRegion.ts';

const specRules = [
  minimumAge,
  leapDayBirthday,
  proofOfAddress,
  requiredDocuments,
  regulatoryLicence,
] as const;

const recommendedRules = [
  ...specRules,
  registeredInThePast,
  callingCodeAgrees,
  legalForm,
  filledIn,
  ownerPresent,
  soleProprietor,
  controlPerson,
  signer,
  ownershipSum,
  ownershipCovered,
  beneficialOwnerCount,
  distinctOwners,
  ownContacts,
  moneyServicesLicence,
  businessPurpose,
  businessSource,
  higherRisk,
  daoForm,
  paymentsWithinRevenue,
  plausibleAge,
  relationshipBegun,
  relationshipAfterRegistration,
  beneficialOwnerMarked,
  beneficialOwnerShare,
  executiveControl,
  passportForm,
  addressCountry,
  distinctImages,
  imageAddress,
  documentCountry,
  businessCountry,
  personalDocument,
  subTypePresent,
  subTypeFits,
  subTypeEmpty,
  imageType,
  imageSize,
  onePurpose,
  noPostOfficeBox,
  callForAction,
  increasedMonitoring,
  comprehensiveSanctions,
  sanctionedRegion,
  prohibitedCountriesFlag,
] as const;

/** What the specification states beyond the shape of the body. The smallest bundle. */
export const spec = { name: 'spec', rules: specRules } as const satisfies Preset;

/** The rules of `spec`, and what regulation, standards and practice advise: warnings and information. */
export const recommended = {
  name: 'recommended',
  rules: recommendedRules,
} as const satisfies Preset;

/** Every rule, and a warning counts as an error: ready means nothing is left to ask about. */
export const strict = {
  name: 'strict',
  rules: [...recommendedRules, countryShown],
  grade: { warning: 'error' },
} as const satisfies Preset;

/** The ids of the rules in the presets. */
export type PresetRuleId = (typeof strict)['rules'][number]['id'];
