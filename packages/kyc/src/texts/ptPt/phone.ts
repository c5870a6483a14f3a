import type { TextsOf } from '../customerCatalog.ts';
import { phone as brazilian } from '../ptBr/phone.ts';

/** Texts of the rules `phone/*` in Portuguese as written in Portugal. */
export const phone: TextsOf<'phone'> = {
  ...brazilian,
  'phone/trunk-zero': {
    message: 'O número mantém o zero nacional depois do indicativo do país',
    remedy: 'O número tem um 0 a mais. Retire o 0 depois do indicativo do país.',
  },
  'phone/assigned-range': {
    message:
      'O número é possível, mas não está em nenhuma faixa atribuída com o código +{callingCode}',
    remedy: 'Este telefone não está em uso. Verifique os dígitos depois do indicativo do país.',
  },
  'phone/fictional': {
    message: 'O número está numa faixa reservada para ficção, exemplos e testes',
    remedy:
      'Este número é reservado para exemplos. Indique um número em que a pessoa possa ser contactada.',
  },
  'phone/repeated-digits': {
    message: 'O número termina com o mesmo dígito pelo menos sete vezes',
    remedy: 'Este número parece fictício. Indique um número em que a pessoa possa ser contactada.',
  },
  'phone/premium-rate': {
    message: 'O número é de tarifa especial',
    remedy: 'É um número de tarifa especial. Indique um telefone fixo ou telemóvel.',
  },
  'phone/calling-code-in-use': {
    message:
      'Nenhum país ou serviço usa este indicativo; os indicativos têm no máximo três dígitos',
    remedy: 'Nenhum país usa este indicativo. Verifique os primeiros dígitos.',
  },
  'phone/possible-length': {
    message: 'Nenhum número com o indicativo +{callingCode} tem tantos dígitos',
    remedy: 'Este número de telefone tem dígitos a mais ou a menos. Verifique-o.',
  },
};
