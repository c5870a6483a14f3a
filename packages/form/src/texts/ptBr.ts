import { deepFreeze } from '@passmuster/findings';
import type { CompleteCustomerCatalog } from '@passmuster/kyc';
import { ptBr as customer } from '@passmuster/kyc/pt-BR';
import type { FormRemedies } from './formRules.ts';
import type { SubmitTexts } from './submitTexts.ts';

// A file of its own: a page that takes these alone doesn't load the catalog.
export { draftRemedies } from './draftRemedies/ptBr.ts';

const remedies: FormRemedies = {
  'form/amount': 'Não conseguimos ler este valor. Digite um número, por exemplo 1250.',
  'form/amount.in-currency':
    'Digite este valor em {currency}, só com algarismos, por exemplo 1250.',
  'form/amount.negative': 'Este número é negativo. Digite 0 ou mais.',
  'form/amount.no-decimals':
    'Valores em {currency} não têm casas decimais. Digite um número inteiro, por exemplo 1250.',
  'form/amount.not-only-digits': 'Digite este valor só com algarismos, por exemplo 1250.',
  'form/amount.percent': 'Digite uma porcentagem, por exemplo 33,3.',
  'form/amount.too-many-decimals':
    'Este número tem casas decimais demais. Use no máximo {decimals}.',
  'form/amount-readings':
    'Este valor pode ser lido de duas formas. Escolha a que você quer dizer ou digite no formato 1250 ou 1,25.',
  'form/body-size':
    'Estes arquivos são grandes demais em conjunto. Use digitalizações menores, até {megabytes} MB no total.',
  'form/file-empty': 'Este arquivo está vazio. Escolha outro.',
  'form/file-size': 'Este arquivo é grande demais. Escolha um menor.',
  'form/file-unread': 'Não é possível ler este arquivo. Selecione-o de novo ou escolha outro.',
  'form/question': 'Responda sim ou não.',
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

/** What a page says of a submission, in Brazilian Portuguese: pass it to `sentenceOf`, `questionOf` and `problemOf`. */
export const submitTexts: SubmitTexts = /* @__PURE__ */ deepFreeze<SubmitTexts>({
  locale: 'pt-BR',
  loading: 'Carregando…',
  sending: 'Enviando…',
  unknown: 'Não recebemos resposta ({time}). O cliente pode ter sido criado.',
  created: 'Criado: {id}',
  createdWithoutId: 'Criado',
  maybeTwice: 'Seu envio anterior ({time}) pode ter criado outro.',
  refused: 'O cliente não foi criado.',
  probablyCreated: 'Provavelmente criado pelo seu envio ({time}).',
  createdElsewhere: 'Já criado: {id}.',
  left: 'A preencher: {count}',
  unreviewed: 'Verificado quando você enviar',
  changed:
    'Depois disso você alterou {fields}, então ninguém consegue notar que é o mesmo cliente.',
  email: 'o e-mail',
  phone: 'o telefone',
  and: ' e ',
  submitAgain: 'Se você enviar de novo, poderá criá-lo duas vezes. Enviar de novo?',
  reading: 'Um arquivo ainda está sendo lido. Tente de novo em instantes.',
  fileLost: 'Um arquivo não está mais nesta página. Escolha-o de novo.',
  insecure: 'Nada foi enviado. Abra esta página por HTTPS.',
  storage: 'Nada foi enviado, porque este navegador não consegue registrar o envio. Libere espaço.',
});
