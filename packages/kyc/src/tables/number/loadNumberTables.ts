import { loadNumbers } from './loadNumbers.ts';

/** Loads what the rules about tax and register numbers read: numbers, placeholders and legal forms. */
export async function loadNumberTablesOf(countries?: readonly string[]) {
  const [numbers, taxIds, registrationNumbers, dates, placeholders, { legalFormInName }] =
    await Promise.all([
      loadNumbers(countries),
      import('./checkTaxId.ts'),
      import('./checkRegistrationNumber.ts'),
      import('./numberDate.ts'),
      import('../name/isPlaceholder.ts'),
      import('../legalForm/legalFormInName.ts'),
    ]);
  return {
    ...numbers,
    ...taxIds,
    ...registrationNumbers,
    ...dates,
    ...placeholders,
    legalFormInName,
  };
}

/** Loads the same for every country. */
export const loadAllNumberTables = () => loadNumberTablesOf();
