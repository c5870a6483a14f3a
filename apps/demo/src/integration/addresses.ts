// Checks of addresses, and the address book.

export {
  type AddressBook,
  type AddressFinding,
  type AddressLabels,
  checkAddress,
  createAddressBook,
  isAddress,
  loadAddressLabels,
  lookAlikesIn,
} from '@passmuster/address';
