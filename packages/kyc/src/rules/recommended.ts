import { definePreset } from '@passmuster/findings';
import { activityIndustry } from './business/activityIndustry.ts';
import { businessPurpose } from './business/businessPurpose.ts';
import { businessSource } from './business/businessSource.ts';
import { controlPerson } from './business/controlPerson.ts';
import { copiedNumber } from './business/copiedNumber.ts';
import { daoForm } from './business/daoForm.ts';
import { distinctOwners } from './business/distinctOwners.ts';
import { filledIn } from './business/filledIn.ts';
import { flagsAnswered } from './business/flagsAnswered.ts';
import { higherRisk } from './business/higherRisk.ts';
import { legalForm } from './business/legalForm.ts';
import { moneyServicesFlag } from './business/moneyServicesFlag.ts';
import { moneyServicesLicense } from './business/moneyServicesLicense.ts';
import { nameCharacters as businessNameCharacters } from './business/nameCharacters.ts';
import { ownContacts } from './business/ownContacts.ts';
import { ownEmail } from './business/ownEmail.ts';
import { ownerPresent } from './business/ownerPresent.ts';
import { ownershipCovered } from './business/ownershipCovered.ts';
import { ownershipSum } from './business/ownershipSum.ts';
import { partners } from './business/partners.ts';
import { paymentsWithinRevenue } from './business/paymentsWithinRevenue.ts';
import { placeholder as businessPlaceholder } from './business/placeholder.ts';
import { refusedActivity } from './business/refusedActivity.ts';
import { registeredInThePast } from './business/registeredInThePast.ts';
import { registrationDate } from './business/registrationDate.ts';
import { registrationNumber } from './business/registrationNumber.ts';
import { signer } from './business/signer.ts';
import { soleProprietor } from './business/soleProprietor.ts';
import { taxId } from './business/taxId.ts';
import { websitePublic } from './business/websitePublic.ts';
import { blankImage } from './document/blankImage.ts';
import { businessCountry } from './document/businessCountry.ts';
import { fileLink } from './document/fileLink.ts';
import { imageBytes } from './document/imageBytes.ts';
import { imageFormat } from './document/imageFormat.ts';
import { imageSize } from './document/imageSize.ts';
import { imageType } from './document/imageType.ts';
import { issuedAfterBirth } from './document/issuedAfterBirth.ts';
import { issuedBeforeExpiry } from './document/issuedBeforeExpiry.ts';
import { issuedInThePast } from './document/issuedInThePast.ts';
import { onePurpose } from './document/onePurpose.ts';
import { openPdf } from './document/openPdf.ts';
import { personalDocument } from './document/personalDocument.ts';
import { pixelSize } from './document/pixelSize.ts';
import { readableDates } from './document/readableDates.ts';
import { recent } from './document/recent.ts';
import { subTypeFits } from './document/subTypeFits.ts';
import { subTypePresent } from './document/subTypePresent.ts';
import { unexpired } from './document/unexpired.ts';
import { validNextMonth } from './document/validNextMonth.ts';
import { wholeImage } from './document/wholeImage.ts';
import { disposableDomain } from './email/disposableDomain.ts';
import { misspelledDomain } from './email/misspelledDomain.ts';
import { publicDomain } from './email/publicDomain.ts';
import { addressCountry } from './owner/addressCountry.ts';
import { beneficialOwnerMarked } from './owner/beneficialOwnerMarked.ts';
import { birthDateCopied } from './owner/birthDateCopied.ts';
import { companyName } from './owner/companyName.ts';
import { distinctImages } from './owner/distinctImages.ts';
import { documentCountry } from './owner/documentCountry.ts';
import { honorific } from './owner/honorific.ts';
import { imageAddress } from './owner/imageAddress.ts';
import { nameCharacters as ownerNameCharacters } from './owner/nameCharacters.ts';
import { passportForm } from './owner/passportForm.ts';
import { placeholderName } from './owner/placeholderName.ts';
import { placeholderNumber as ownerPlaceholderNumber } from './owner/placeholderNumber.ts';
import { plausibleAge } from './owner/plausibleAge.ts';
import { registeredOffice } from './owner/registeredOffice.ts';
import { relationshipAfterRegistration } from './owner/relationshipAfterRegistration.ts';
import { relationshipAge } from './owner/relationshipAge.ts';
import { relationshipBegun } from './owner/relationshipBegun.ts';
import { assignedRange } from './phone/assignedRange.ts';
import { callingCode } from './phone/callingCode.ts';
import { callingCodeAgrees } from './phone/callingCodeAgrees.ts';
import { callingCodeInUse } from './phone/callingCodeInUse.ts';
import { fictional } from './phone/fictional.ts';
import { possibleLength } from './phone/possibleLength.ts';
import { premiumRate } from './phone/premiumRate.ts';
import { repeatedDigits } from './phone/repeatedDigits.ts';
import { trunkZero } from './phone/trunkZero.ts';
import { countryAsCity } from './postal/countryAsCity.ts';
import { houseNumber } from './postal/houseNumber.ts';
import { mailDrop } from './postal/mailDrop.ts';
import { noPostOfficeBox } from './postal/noPostOfficeBox.ts';
import { placeholder as postalPlaceholder } from './postal/placeholder.ts';
import { postalArea } from './postal/postalArea.ts';
import { postalCode } from './postal/postalCode.ts';
import { stateCode } from './postal/stateCode.ts';
import { countryNamed } from './risk/countryNamed.ts';
import { fatfCallForAction } from './risk/fatfCallForAction.ts';
import { fatfIncreasedMonitoring } from './risk/fatfIncreasedMonitoring.ts';
import { ofacComprehensive } from './risk/ofacComprehensive.ts';
import { ofacRegion } from './risk/ofacRegion.ts';
import { ofacRegionPart } from './risk/ofacRegionPart.ts';
import { prohibitedCountriesFlag } from './risk/prohibitedCountriesFlag.ts';
import { unknownField } from './schema/unknownField.ts';
import { spec } from './spec.ts';

/** The rules of `spec`, and warnings and information based on regulation, standards and practice. */
export const recommended = /* @__PURE__ */ definePreset('recommended', [
  ...spec.rules,
  noPostOfficeBox,
  postalCode,
  stateCode,
  businessPurpose,
  businessSource,
  callingCode,
  callingCodeAgrees,
  controlPerson,
  daoForm,
  distinctOwners,
  filledIn,
  higherRisk,
  legalForm,
  moneyServicesLicense,
  ownContacts,
  ownEmail,
  ownerPresent,
  ownershipSum,
  paymentsWithinRevenue,
  registeredInThePast,
  signer,
  soleProprietor,
  taxId,
  websitePublic,
  businessCountry,
  imageBytes,
  imageSize,
  imageType,
  onePurpose,
  personalDocument,
  subTypeFits,
  subTypePresent,
  wholeImage,
  addressCountry,
  beneficialOwnerMarked,
  distinctImages,
  documentCountry,
  imageAddress,
  passportForm,
  plausibleAge,
  relationshipAfterRegistration,
  relationshipBegun,
  assignedRange,
  callingCodeInUse,
  possibleLength,
  trunkZero,
  fatfCallForAction,
  fatfIncreasedMonitoring,
  ofacComprehensive,
  ofacRegion,
  prohibitedCountriesFlag,
  ofacRegionPart,
  imageFormat,
  pixelSize,
  blankImage,
  openPdf,
  fileLink,
  fictional,
  repeatedDigits,
  premiumRate,
  misspelledDomain,
  disposableDomain,
  publicDomain,
  postalArea,
  postalPlaceholder,
  countryAsCity,
  houseNumber,
  mailDrop,
  placeholderName,
  ownerNameCharacters,
  ownerPlaceholderNumber,
  relationshipAge,
  birthDateCopied,
  flagsAnswered,
  businessPlaceholder,
  businessNameCharacters,
  registrationNumber,
  copiedNumber,
  registrationDate,
  companyName,
  honorific,
  moneyServicesFlag,
  refusedActivity,
  activityIndustry,
  countryNamed,
  ownershipCovered,
  partners,
  registeredOffice,
  unknownField,
  readableDates,
  unexpired,
  validNextMonth,
  recent,
  issuedInThePast,
  issuedBeforeExpiry,
  issuedAfterBirth,
]);
