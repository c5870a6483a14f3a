import type { TextsOf } from '../customerCatalog.ts';

/** Texts of the rules `wallet/*` in French. */
export const wallet: TextsOf<'wallet'> = {
  'wallet/network-given': {
    message: 'Un portefeuille STABLECOIN a besoin d’un réseau',
    remedy:
      'Un portefeuille en stablecoin a besoin d’un réseau. Choisissez Ethereum (ERC-20) ou Polygon.',
  },
  'wallet/no-network-for-fiat': {
    message: 'Un portefeuille FIAT n’a pas de réseau : omettez-le',
    remedy: 'Cette devise n’a pas de réseau. Retirez le réseau.',
  },
  'wallet/known-currency': {
    message: 'Le texte de l’API ne mentionne pas cette devise ; consultez GET /asset-codes',
    remedy:
      'Le prestataire ne cite pas cette devise. Vérifiez que votre compte la prend en charge.',
  },
};
