import { reviewWalletRequest } from '@passmuster/kyc';
import type { Check } from './check.ts';
import type { CheckSettings } from './checkSettings.ts';

export function walletCheck({ asOf, rules }: CheckSettings): Check {
  return (value) => reviewWalletRequest(value, { asOf, rules }).findings;
}
