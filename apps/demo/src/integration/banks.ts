// Banks, and checks of bank accounts.

export { checkBankAccount, nigerianBanks, southAfricanBanks } from '@passmuster/bank';
