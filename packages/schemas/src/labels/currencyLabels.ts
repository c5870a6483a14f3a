import type { WalletCurrency } from '../codes/currency.ts';
import type { Label } from './label.ts';

/** The wallet currencies, as a form shows them. */
export const currencyLabels: Readonly<Record<WalletCurrency, Label>> = {
  USDC: { label: 'USD Coin (USDC)' },
  USDT: { label: 'Tether (USDT)' },
  ZAR: { label: 'South African rand (ZAR)' },
  CAD: { label: 'Canadian dollar (CAD)' },
  NGN: { label: 'Nigerian naira (NGN)' },
};
