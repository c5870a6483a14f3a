import { deepFreeze } from '@passmuster/findings';
import type { CompleteCustomerCatalog } from '@passmuster/kyc';
import { ptPt as customer } from '@passmuster/kyc/pt-PT';
import type { FormRemedies } from './formRules.ts';
import type { SubmitTexts } from './submitTexts.ts';

// A file of its own: a page that takes these alone doesn't load the catalog.
export { draftRemedies } from './draftRemedies/ptPt.ts';

const remedies: FormRemedies = {
  'form/amount': 'Não conseguimos ler este montante. Introduza um número, por exemplo 1250.',
  'form/amount.in-currency':
    'Introduza este montante em {currency}, só com algarismos, por exemplo 1250.',
  'form/amount.negative': 'Este número é negativo. Introduza 0 ou mais.',
  'form/amount.no-decimals':
    'Os montantes em {currency} não têm casas decimais. Introduza um número inteiro, por exemplo 1250.',
  'form/amount.not-only-digits': 'Introduza este montante só com algarismos, por exemplo 1250.',
  'form/amount.percent': 'Introduza uma percentagem, por exemplo 33,3.',
  'form/amount.too-many-decimals':
    'Este número tem demasiadas casas decimais. Utilize no máximo {decimals}.',
  'form/amount-readings':
    'Este montante pode ser lido de duas formas. Escolha a que pretende ou introduza-o no formato 1250 ou 1,25.',
  'form/body-size':
    'Estes ficheiros são demasiado grandes em conjunto. Utilize digitalizações mais pequenas, até {megabytes} MB no total.',
  'form/file-empty': 'Este ficheiro está vazio. Escolha outro.',
  'form/file-size': 'Este ficheiro é demasiado grande. Escolha um mais pequeno.',
  'form/file-unread': 'Não é possível ler este ficheiro. Selecione-o novamente ou escolha outro.',
  'form/question': 'Responda sim ou não.',
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

/** What a page says of a submission, in European Portuguese: pass it to `sentenceOf`, `questionOf` and `problemOf`. */
export const submitTexts: SubmitTexts = /* @__PURE__ */ deepFreeze<SubmitTexts>({
  locale: 'pt-PT',
  loading: 'A carregar…',
  sending: 'A enviar…',
  unknown: 'Não recebemos resposta ({time}). O cliente pode ter sido criado.',
  created: 'Criado: {id}',
  createdWithoutId: 'Criado',
  maybeTwice: 'O seu envio anterior ({time}) pode ter criado outro.',
  refused: 'O cliente não foi criado.',
  probablyCreated: 'Provavelmente criado pelo seu envio ({time}).',
  createdElsewhere: 'Já criado: {id}.',
  left: 'Por preencher: {count}',
  unreviewed: 'Verificado quando enviar',
  changed:
    'Entretanto alterou {fields}, pelo que ninguém consegue notar que se trata do mesmo cliente.',
  email: 'o e-mail',
  phone: 'o número de telefone',
  and: ' e ',
  submitAgain: 'Se enviar de novo, pode criá-lo duas vezes. Enviar de novo?',
  reading: 'Um ficheiro ainda está a ser lido. Tente de novo dentro de momentos.',
  fileLost: 'Um ficheiro já não está nesta página. Escolha-o de novo.',
  insecure: 'Nada foi enviado. Abra esta página por HTTPS.',
  storage: 'Nada foi enviado, porque este navegador não consegue registar o envio. Liberte espaço.',
});
