import type { TextsOf } from '../customerCatalog.ts';

/** Texts of the rules `wallet/*` in Portuguese as written in Brazil. */
export const wallet: TextsOf<'wallet'> = {
  'wallet/network-given': {
    message: 'Uma carteira STABLECOIN precisa de uma rede',
    remedy: 'Uma carteira de stablecoin precisa de uma rede. Escolha Ethereum (ERC-20) ou Polygon.',
  },
  'wallet/no-network-for-fiat': {
    message: 'Uma carteira FIAT não tem rede: omita-a',
    remedy: 'Esta moeda não tem rede. Remova a rede.',
  },
  'wallet/known-currency': {
    message: 'O texto da API não menciona esta moeda; consulte GET /asset-codes',
    remedy: 'O provedor não menciona esta moeda. Verifique se a sua conta a aceita.',
  },
};
