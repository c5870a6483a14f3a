/**
 * Foreign banks that are not on the list of banks with a Nigerian license. Absent are groups with a Nigerian subsidiary of a
 * similar name, such as Standard Bank.
 * Source: CBN, List of Deposit Money Banks and Other Financial Institutions, 2024-04-26.
 */
export const foreignBanks: readonly string[] = [
  'Absa',
  'Bank of America',
  'Barclays',
  'Capitec',
  'HSBC',
  'Lloyds',
  'Nedbank',
  'Wells Fargo',
];
