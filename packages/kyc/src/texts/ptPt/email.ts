import type { RemediesOf } from '../customerCatalog.ts';
import { email as brazilian } from '../ptBr/email.ts';

/** Remedies of the rules `email/*` in Portuguese as written in Portugal. */
export const email: RemediesOf<'email'> = {
  ...brazilian,
  'email/disposable-domain':
    'Este é um e-mail temporário. Indique um e-mail que vá continuar a usar.',
  'email/public-domain':
    'Este e-mail não pode receber mensagens. Indique um e-mail que a pessoa leia.',
  'email/public-domain.unread':
    'Ninguém lê as mensagens enviadas a este endereço. Indique um e-mail que a pessoa leia.',
  'email/misspelled-domain': 'A parte depois do @ parece errada. Quis dizer {domain}?',
  'email/mailbox-form': 'Há um ponto no sítio errado antes do @. Verifique o e-mail.',
  'email/mailbox-form.long': 'Este e-mail é demasiado longo para receber mensagens. Verifique-o.',
};
