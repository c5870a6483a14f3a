/** The commands of `docs/commandLine.svg`, and the file they check. */
export const commands: readonly string[] = [
  'check bank payouts.csv',
  'check address 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD --network polygon',
  'naics bakery',
];

export const payouts = `type,account_name,account_number,bank_name,currency,bank_code
BANK,Adunni Foods,0000014578,First Bank,NGN,011
BANK,Naledi Trading,2.34801E+12,FNB,ZAR,250655
`;
