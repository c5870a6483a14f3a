import { legalFormInName } from '../legalForm/legalFormInName.ts';
import * as placeholders from '../name/isPlaceholder.ts';
import * as registrationNumbers from './checkRegistrationNumber.ts';
import * as taxIds from './checkTaxId.ts';
import { loadNumbers } from './loadNumbers.ts';
import * as dates from './numberDate.ts';

/** Returns what the rules about tax and register numbers read: numbers, placeholders and legal forms. */
export const numberTables = async (countries?: readonly string[]) => ({
  ...(await loadNumbers(countries)),
  ...taxIds,
  ...registrationNumbers,
  ...dates,
  ...placeholders,
  legalFormInName,
});
