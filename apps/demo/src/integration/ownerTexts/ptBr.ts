import type { OwnerTexts } from './ownerTexts.ts';

/** What is said of another owner in Brazilian Portuguese. */
export const ptBr: OwnerTexts = {
  'business/own-contacts': '{name} usa o mesmo e-mail. Informe o e-mail desta pessoa.',
  'business/own-contacts.phone': '{name} usa o mesmo telefone. Informe o telefone desta pessoa.',
  'business/distinct-owners': '{name} já está na lista. Informe cada pessoa uma só vez.',
  'business/distinct-owners.sharedNumber':
    '{name} tem o mesmo número de documento. Verifique os dois documentos.',
  'business/legal-form.ownerName':
    'Este é o nome de {name}. Informe o nome da empresa como consta no registro.',
  'document/one-purpose.person':
    'Este arquivo já foi anexado para {name}. Anexe o documento desta pessoa.',
};
