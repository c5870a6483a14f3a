import type { RemediesOf } from '../customerCatalog.ts';

/** Remedies of the rules that the review itself reports in Portuguese as written in Brazil. */
export const review: RemediesOf<'acceptance' | 'input' | 'internal'> = {
  'internal/rule-failed':
    'Não foi possível verificar isto. Fale com a equipe responsável por este formulário.',
  'internal/more-findings':
    'Outras ocorrências: {count}. Corrija estas primeiro e verifique novamente.',
  'input/changed': 'Isto mudou nesse meio-tempo. Verifique de novo.',
  'input/too-many': 'Há itens demais aqui. Mantenha no máximo {most}.',
  'acceptance/not-applied': 'Uma aceitação não teve efeito. Verifique-a.',
  'acceptance/not-applied.unknown-rule':
    'Uma aceitação se refere a uma verificação que não existe. Corrija-a ou remova-a.',
  'acceptance/not-applied.incomplete':
    'Uma aceitação deve dizer quem aceita, por quê e até quando. Complete-a.',
  'acceptance/not-applied.expired': 'A aceitação deste ponto expirou. Analise-o novamente.',
  'acceptance/not-applied.error':
    'Este ponto precisa ser corrigido. Não pode ser aceito como está.',
  'acceptance/unused': 'Uma aceitação não é mais necessária. Remova-a.',
};
