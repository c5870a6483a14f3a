import { deepFreeze } from '@passmuster/findings';
import type { CompleteCustomerCatalog } from '@passmuster/kyc';
import { ptBr as customer } from '@passmuster/kyc/pt-BR';
import type { FormRemedies } from './formRules.ts';

const remedies: FormRemedies = {
  'form/amount': 'Não conseguimos ler este valor. Digite um número, por exemplo 1250,50.',
  'form/body-size':
    'Estes arquivos são grandes demais em conjunto. Use digitalizações menores, até {megabytes} MB no total.',
  'api/duplicate-email': 'Outro cliente já usa este e-mail. Digite outro.',
  'api/duplicate-phone': 'Outro cliente já usa este telefone. Digite outro.',
  'api/refused': 'A solicitação foi recusada. Fale com a equipe responsável por este formulário.',
  'api/not-submitted':
    'A solicitação não foi enviada. Tente de novo em alguns minutos ou fale com a equipe responsável por este formulário.',
};

/** The remedies and labels of a form in Brazilian Portuguese: those of `@passmuster/kyc/pt-BR` and of the form itself. */
export const ptBr: CompleteCustomerCatalog = /* @__PURE__ */ deepFreeze<CompleteCustomerCatalog>({
  ...customer,
  remedies: { ...customer.remedies, ...remedies },
});
