// Banks, and checks of bank accounts.

export {
  checkBankAccount,
  fixesOfBankAccount,
  nigerianBanks,
  southAfricanBanks,
} from '@passmuster/bank';
