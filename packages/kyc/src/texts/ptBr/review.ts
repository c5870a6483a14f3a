import type { TextsOf } from '../customerCatalog.ts';

/** Texts of the rules that the review itself reports in Portuguese as written in Brazil. */
export const review: TextsOf<'input' | 'internal'> = {
  'internal/rule-failed': {
    message: 'A regra {rule} falhou, por isso não verificou isto',
    remedy: 'Não foi possível verificar isto. Fale com a equipe responsável por este formulário.',
  },
  'internal/more-findings': {
    message: 'Mais {count} constatações não são listadas',
    remedy: 'Há mais {count} observações. Corrija estas primeiro e verifique de novo.',
  },
  'input/too-many': {
    message: 'No máximo {most} elementos de lista são verificados',
    remedy: 'Há itens demais aqui. Mantenha no máximo {most}.',
  },
};
