import { reviewWalletRequest } from '@passmuster/kyc';
import type { Check } from './check.ts';
import type { CheckSettings } from './checkSettings.ts';
import { settingsOf } from './settingsOf.ts';

export function walletCheck({ asOf, rules: settings }: CheckSettings): Check {
  const rules = settingsOf(settings);
  return (value) => reviewWalletRequest(value, { asOf, rules }).findings;
}
