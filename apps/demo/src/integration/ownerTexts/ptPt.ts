import type { OwnerTexts } from './ownerTexts.ts';

/** What is said of another owner in European Portuguese. */
export const ptPt: OwnerTexts = {
  'business/own-contacts': '{name} usa o mesmo e-mail. Indique o e-mail desta pessoa.',
  'business/own-contacts.phone': '{name} usa o mesmo telefone. Indique o telefone desta pessoa.',
  'business/distinct-owners': '{name} já está na lista. Indique cada pessoa uma só vez.',
  'business/distinct-owners.sharedNumber':
    '{name} tem o mesmo número de documento. Verifique os dois documentos.',
  'business/legal-form.ownerName':
    'Este é o nome de {name}. Indique o nome da empresa tal como consta no registo.',
  'document/one-purpose.person':
    'Este ficheiro já foi carregado para {name}. Carregue o documento desta pessoa.',
};
