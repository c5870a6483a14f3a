import type { TextsOf } from '../customerCatalog.ts';
import { review as brazilian } from '../ptBr/review.ts';

/** Texts of the rules that the review itself reports in Portuguese as written in Portugal. */
export const review: TextsOf<'input' | 'internal'> = {
  ...brazilian,
  'internal/rule-failed': {
    message: 'A regra {rule} falhou, por isso não verificou isto',
    remedy: 'Não foi possível verificar isto. Contacte a equipa responsável por este formulário.',
  },
  'internal/more-findings': {
    message: 'Há mais {count} constatações, que não são listadas',
    remedy: 'Há mais {count} observações. Corrija estas primeiro e verifique novamente.',
  },
  'input/too-many': {
    message: 'No máximo {most} elementos de lista são verificados',
    remedy: 'Há elementos a mais aqui. Mantenha, no máximo, {most}.',
  },
};
