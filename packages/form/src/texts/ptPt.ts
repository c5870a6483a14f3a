import { deepFreeze } from '@passmuster/findings';
import type { CompleteCustomerCatalog } from '@passmuster/kyc';
import { ptPt as customer } from '@passmuster/kyc/pt-PT';
import type { DraftRemedies } from './draftProblem.ts';
import type { FormRemedies } from './formRules.ts';
import type { SubmitTexts } from './submitTexts.ts';

const remedies: FormRemedies = {
  'form/amount': 'Não conseguimos ler este montante. Introduza um número, por exemplo 1250,50.',
  'form/amount-readings': 'Este montante pode ser lido de duas formas. Escolha a que pretende.',
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

/** What to say of a draft that can't be saved, in European Portuguese, by the code of its problem. */
export const draftRemedies: DraftRemedies = /* @__PURE__ */ deepFreeze<DraftRemedies>({
  forgotten: 'Este pedido foi eliminado deste dispositivo. O que vê aqui já não é guardado.',
  vanished: 'Este navegador não tem ou já não tem este pedido. O que vê aqui não está guardado.',
  newer: 'Este pedido foi guardado por uma versão mais recente desta página. Recarregue a página.',
  damaged:
    'Não é possível ler este pedido. Comece outro ou contacte a equipa responsável por este formulário.',
  'changed-elsewhere':
    'Outro separador assumiu este pedido. As suas últimas alterações neste separador não estão guardadas.',
  'storage-full':
    'Este dispositivo está sem espaço, pelo que as suas alterações não são guardadas. Liberte espaço e altere um campo para guardar de novo.',
  'storage-failed':
    'Este navegador não consegue guardar as suas alterações. Envie o pedido antes de fechar esta página, ou recarregue-a e verifique o que lá está.',
  'memory-only':
    'Este navegador não permite que esta página guarde dados. O que introduzir perde-se quando a fechar.',
  insecure:
    'Esta página não foi aberta por HTTPS: não pode enviar nada e não deteta outros separadores. Abra-a por HTTPS.',
  'file-not-kept':
    'Este navegador não conseguiu guardar um ficheiro. Se recarregar esta página, escolha o ficheiro de novo.',
  'files-missing':
    'Alguns ficheiros deste pedido já não estão neste dispositivo. Escolha-os de novo.',
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
    'Alterou entretanto {fields}, pelo que ninguém pode notar que se trata do mesmo cliente.',
  email: 'o e-mail',
  phone: 'o número de telefone',
  and: ' e ',
  submitAgain: 'Se enviar de novo, pode criá-lo duas vezes. Enviar de novo?',
  reading: 'Um ficheiro ainda está a ser lido. Tente de novo dentro de momentos.',
  fileLost: 'Um ficheiro já não está nesta página. Escolha-o de novo.',
  insecure: 'Nada foi enviado. Abra esta página por HTTPS.',
  storage: 'Nada foi enviado, porque este navegador não consegue registar o envio. Liberte espaço.',
});
