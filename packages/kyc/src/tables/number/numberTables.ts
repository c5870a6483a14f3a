import { legalFormInName } from '../legalForm/legalFormInName.ts';
import { placeholdersVersion } from '../name/isPlaceholder.ts';
import * as registrationNumbers from './checkRegistrationNumber.ts';
import * as taxIds from './checkTaxId.ts';
import { isPlaceholderText } from './isPlaceholderText.ts';
import { loadNumbers } from './loadNumbers.ts';
import * as dates from './numberDate.ts';

/** Returns what the rules about tax and register numbers read: numbers, placeholders and legal forms. */
export const numberTables = async (countries?: readonly string[]) => ({
  ...(await loadNumbers(countries)),
  ...taxIds,
  ...registrationNumbers,
  ...dates,
  placeholdersVersion,
  isPlaceholderText,
  legalFormInName,
});
