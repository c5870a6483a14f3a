import type { ReplacementOf } from '@passmuster/findings';
import { loadLegalForms } from '../legalForm/loadLegalForms.ts';
import { placeholdersVersion } from '../name/isPlaceholder.ts';
import * as registrationNumbers from './checkRegistrationNumber.ts';
import * as taxIds from './checkTaxId.ts';
import { isPlaceholderText } from './isPlaceholderText.ts';
import { loadNumbers } from './loadNumbers.ts';
import * as dates from './numberDate.ts';
import * as notations from './numberNotation.ts';

/** Returns the tables of the rules about tax and register numbers: numbers, placeholders and legal forms. */
export const numberTables = async (
  countries?: readonly string[],
  replacementOf?: ReplacementOf,
) => ({
  ...(await loadNumbers(countries)),
  ...taxIds,
  ...registrationNumbers,
  ...dates,
  ...notations,
  placeholdersVersion,
  isPlaceholderText,
  ...(await loadLegalForms(replacementOf)),
});
