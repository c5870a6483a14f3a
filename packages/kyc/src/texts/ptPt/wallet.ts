import type { RemediesOf } from '../customerCatalog.ts';
import { wallet as brazilian } from '../ptBr/wallet.ts';

/** Remedies of the rules `wallet/*` in Portuguese as written in Portugal. */
export const wallet: RemediesOf<'wallet'> = {
  ...brazilian,
  'wallet/known-currency':
    'O prestador não menciona esta moeda. Verifique se a sua conta a aceita.',
};
