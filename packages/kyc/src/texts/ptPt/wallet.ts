import type { TextsOf } from '../customerCatalog.ts';
import { wallet as brazilian } from '../ptBr/wallet.ts';

/** Texts of the rules `wallet/*` in Portuguese as written in Portugal. */
export const wallet: TextsOf<'wallet'> = {
  ...brazilian,
  'wallet/known-currency': {
    message: 'O texto da API não menciona esta moeda; consulte GET /asset-codes',
    remedy: 'O prestador não menciona esta moeda. Verifique se a sua conta a aceita.',
  },
};
