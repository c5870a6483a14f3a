import { checkAddress } from '@passmuster/address';

export const findings = checkAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', {
  network: 'polygon',
});
// findings[0].rule is 'address/checksum': one letter has the wrong case, so the address has a typo.
