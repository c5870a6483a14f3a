import { deepFreeze } from '@passmuster/findings';
import type { CompleteCustomerCatalog } from '@passmuster/kyc';
import { ptPt as customer } from '@passmuster/kyc/pt-PT';
import type { FormRemedies } from './formRules.ts';

const remedies: FormRemedies = {
  'form/amount': 'Não conseguimos ler este montante. Introduza um número, por exemplo 1250,50.',
  'form/body-size':
    'Estes ficheiros são demasiado grandes em conjunto. Utilize digitalizações mais pequenas, até {megabytes} MB no total.',
  'api/duplicate-email': 'Outro cliente já utiliza este endereço de e-mail. Introduza outro.',
  'api/duplicate-phone': 'Outro cliente já utiliza este número de telefone. Introduza outro.',
  'api/refused': 'O pedido foi recusado. Contacte a equipa responsável por este formulário.',
  'api/not-submitted':
    'O pedido não foi enviado. Tente novamente dentro de alguns minutos ou contacte a equipa responsável por este formulário.',
};

/** The remedies and labels of a form in European Portuguese: those of `@passmuster/kyc/pt-PT` and of the form itself. */
export const ptPt: CompleteCustomerCatalog = /* @__PURE__ */ deepFreeze<CompleteCustomerCatalog>({
  ...customer,
  remedies: { ...customer.remedies, ...remedies },
});
