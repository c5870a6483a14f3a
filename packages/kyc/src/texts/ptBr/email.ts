import type { RemediesOf } from '../customerCatalog.ts';

/** Remedies of the rules `email/*` in Portuguese as written in Brazil. */
export const email: RemediesOf<'email'> = {
  'email/misspelled-domain': 'A parte depois do @ parece errada. Você quis dizer {domain}?',
  'email/disposable-domain': 'Este é um e-mail temporário. Informe um e-mail que você vá manter.',
  'email/public-domain':
    'Este e-mail não pode receber mensagens. Informe um e-mail que a pessoa leia.',
  'email/public-domain.unread':
    'Ninguém lê as mensagens enviadas a este endereço. Informe um e-mail que a pessoa leia.',
  'email/mailbox-form': 'Há um ponto no lugar errado antes do @. Verifique o e-mail.',
  'email/mailbox-form.long': 'Este e-mail é longo demais para receber mensagens. Verifique-o.',
  'email/mailbox-form.ending':
    'A parte depois do @ está incompleta. Acrescente a terminação, por exemplo .com.',
};
