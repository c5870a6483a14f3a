import type { Preset } from '@passmuster/findings';
import { beneficialOwnerCount } from '../business/beneficialOwnerCount.ts';
import { businessPurpose } from '../business/businessPurpose.ts';
import { businessSource } from '../business/businessSource.ts';
import { callingCodeAgrees } from '../business/callingCodeAgrees.ts';
import { controlPerson } from '../business/controlPerson.ts';
import { daoForm } from '../business/daoForm.ts';
import { distinctOwners } from '../business/distinctOwners.ts';
import { filledIn } from '../business/filledIn.ts';
import { higherRisk } from '../business/higherRisk.ts';
import { legalForm } from '../business/legalForm.ts';
import { moneyServicesLicence } from '../business/moneyServicesLicence.ts';
import { ownContacts } from '../business/ownContacts.ts';
import { ownerPresent } from '../business/ownerPresent.ts';
import { ownershipCovered } from '../business/ownershipCovered.ts';
import { ownershipSum } from '../business/ownershipSum.ts';
import { paymentsWithinRevenue } from '../business/paymentsWithinRevenue.ts';
import { registeredInThePast } from '../business/registeredInThePast.ts';
import { signer } from '../business/signer.ts';
import { soleProprietor } from '../business/soleProprietor.ts';
import { businessCountry } from '../document/businessCountry.ts';
import { imageSize } from '../document/imageSize.ts';
import { imageType } from '../document/imageType.ts';
import { onePurpose } from '../document/onePurpose.ts';
import { personalDocument } from '../document/personalDocument.ts';
import { subTypeEmpty } from '../document/subTypeEmpty.ts';
import { subTypeFits } from '../document/subTypeFits.ts';
import { subTypePresent } from '../document/subTypePresent.ts';
import { addressCountry } from '../owner/addressCountry.ts';
import { beneficialOwnerMarked } from '../owner/beneficialOwnerMarked.ts';
import { beneficialOwnerShare } from '../owner/beneficialOwnerShare.ts';
import { distinctImages } from '../owner/distinctImages.ts';
import { documentCountry } from '../owner/documentCountry.ts';
import { executiveControl } from '../owner/executiveControl.ts';
import { imageAddress } from '../owner/imageAddress.ts';
import { passportForm } from '../owner/passportForm.ts';
import { plausibleAge } from '../owner/plausibleAge.ts';
import { relationshipAfterRegistration } from '../owner/relationshipAfterRegistration.ts';
import { relationshipBegun } from '../owner/relationshipBegun.ts';
import { callForAction } from '../risk/callForAction.ts';
import { comprehensiveSanctions } from '../risk/comprehensiveSanctions.ts';
import { increasedMonitoring } from '../risk/increasedMonitoring.ts';
import { prohibitedCountriesFlag } from '../risk/prohibitedCountriesFlag.ts';
import { sanctionedRegion } from '../risk/sanctionedRegion.ts';
import { spec } from './spec.ts';

/** The rules of `spec`, and what regulation, standards and practice advise: warnings and information. */
export const recommended = {
  name: 'recommended',
  rules: [
    ...spec.rules,
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
    callForAction,
    increasedMonitoring,
    comprehensiveSanctions,
    sanctionedRegion,
    prohibitedCountriesFlag,
  ],
} as const satisfies Preset;
