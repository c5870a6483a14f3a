import type { RemediesOf } from '../customerCatalog.ts';

/** Remedies of the rules `wallet/*` in Portuguese as written in Brazil. */
export const wallet: RemediesOf<'wallet'> = {
  'wallet/network-given': 'Falta a rede. Escolha Ethereum (ERC-20) ou Polygon.',
  'wallet/no-network-for-fiat': 'Esta moeda não tem rede. Remova a rede.',
  'wallet/known-currency': 'O provedor não menciona esta moeda. Verifique se a sua conta a aceita.',
};
