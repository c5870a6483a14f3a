import type { Network } from '../codes/network.ts';
import type { Label } from './label.ts';

/** The networks, as a form shows them. */
export const networkLabels: Readonly<Record<Network, Label>> = {
  erc20: { label: 'Ethereum (ERC-20)' },
  polygon: { label: 'Polygon' },
};
