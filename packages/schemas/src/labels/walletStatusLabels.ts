import type { WalletStatus } from '../codes/walletStatus.ts';
import type { Label } from './label.ts';

/** The wallet states, as a form shows them. Glosses: API spec 1.0.0, States and transitions. */
export const walletStatusLabels: Readonly<Record<WalletStatus, Label>> = {
  active: { label: 'Active', gloss: 'Usable' },
  pending: { label: 'Pending' },
  suspended: { label: 'Suspended' },
};
