import type { TextsOf } from '../customerCatalog.ts';
import { email as brazilian } from '../ptBr/email.ts';

/** Texts of the rules `email/*` in Portuguese as written in Portugal. */
export const email: TextsOf<'email'> = {
  ...brazilian,
  'email/misspelled-domain': {
    message: 'O domínio parece uma gralha de {domain}',
    remedy: 'Verifique a parte depois do @. Seria {domain}?',
  },
  'email/disposable-domain': {
    message: 'O domínio é de um prestador de e-mails descartáveis',
    remedy: 'É um e-mail temporário. Indique um e-mail que você vá manter.',
  },
  'email/public-domain': {
    message: 'O domínio é reservado para exemplos ou não existe na internet pública',
    remedy: 'Este e-mail não pode receber mensagens. Indique um e-mail que a pessoa leia.',
    texts: {
      unread: {
        message: 'A caixa é daquelas cujas respostas ninguém lê, como no-reply',
        remedy:
          'Ninguém lê as mensagens enviadas a este endereço. Indique um e-mail que a pessoa leia.',
      },
    },
  },
};
