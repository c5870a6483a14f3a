import { checkAddress } from '@passmuster/address';

/** One letter has the wrong case, so the address has a typo. */
const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD';
export const findings = checkAddress(address, { network: 'polygon' });

for (const { rule, remedy } of findings) console.log(`${rule}: ${remedy}`);
