import type { RemediesOf } from '../customerCatalog.ts';

/** Remedies of the rules that the review itself reports in Portuguese as written in Brazil. */
export const review: RemediesOf<'input' | 'internal'> = {
  'internal/rule-failed':
    'Não foi possível verificar isto. Fale com a equipe responsável por este formulário.',
  'internal/more-findings':
    'Há mais {count} ocorrências. Corrija estas primeiro e verifique novamente.',
  'input/changed': 'Isto mudou nesse meio-tempo. Verifique de novo.',
  'input/too-many': 'Há itens demais aqui. Mantenha no máximo {most}.',
};
