export { type Address, type AddressNetwork, addressNetworks } from './address.ts';
export { type AddressBook, createAddressBook } from './addressBook.ts';
export { addressEnds } from './addressEnds.ts';
export type { AddressFinding, AddressRuleId } from './addressFinding.ts';
export type { AddressKind } from './addressKind.ts';
export {
  type AddressLabel,
  type AddressLabels,
  loadAddressLabels,
} from './addressLabels.ts';
export { addressRules } from './addressRules.ts';
export { addressTables } from './addressTables.ts';
export { type CheckAddressOptions, checkAddress } from './checkAddress.ts';
export { firstAddressIn } from './firstAddressIn.ts';
export { isAddress } from './isAddress.ts';
export { lookAlikeRule } from './lookAlikeRule.ts';
export { lookAlikesIn } from './lookAlikesIn.ts';
export type { CompleteAddressCatalog } from './messages/addressCatalog.ts';
export { parseAddress } from './parseAddress.ts';
export { type TokenContract, tokenContracts } from './tokenContracts.generated.ts';
