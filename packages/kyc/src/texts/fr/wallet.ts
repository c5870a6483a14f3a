import type { RemediesOf } from '../customerCatalog.ts';

/** Remedies of the rules `wallet/*` in French. */
export const wallet: RemediesOf<'wallet'> = {
  'wallet/network-given': 'Il manque le réseau. Choisissez Ethereum (ERC-20) ou Polygon.',
  'wallet/no-network-for-fiat': 'Cette devise n’a pas de réseau. Retirez le réseau.',
  'wallet/known-currency':
    'Cette devise ne figure pas dans la liste du prestataire. Vérifiez que votre compte la prend en charge.',
};
