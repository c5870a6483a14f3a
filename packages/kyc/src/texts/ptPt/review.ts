import type { RemediesOf } from '../customerCatalog.ts';
import { review as brazilian } from '../ptBr/review.ts';

/** Remedies of the rules that the review itself reports in Portuguese as written in Portugal. */
export const review: RemediesOf<'acceptance' | 'input' | 'internal'> = {
  ...brazilian,
  'internal/rule-failed':
    'Não foi possível verificar isto. Contacte a equipa responsável por este formulário.',
  'internal/more-findings':
    'Há mais {count} ocorrências. Corrija estas primeiro e verifique novamente.',
  'input/changed': 'Isto mudou entretanto. Verifique novamente.',
  'input/too-many': 'Há elementos a mais aqui. Mantenha, no máximo, {most}.',
  'acceptance/not-applied.unknown-rule':
    'Uma aceitação refere-se a uma verificação que não existe. Corrija-a ou remova-a.',
  'acceptance/not-applied.incomplete':
    'Uma aceitação tem de indicar quem aceita, porquê e até quando. Complete-a.',
  'acceptance/not-applied.error': 'Este ponto tem de ser corrigido. Não pode ser aceite como está.',
  'acceptance/unused': 'Uma aceitação já não é necessária. Remova-a.',
};
