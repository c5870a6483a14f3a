import type { TextsOf } from '../customerCatalog.ts';

/** Texts of the rules `phone/*` in Portuguese as written in Brazil. */
export const phone: TextsOf<'phone'> = {
  'phone/calling-code-in-use': {
    message: 'Nenhum país ou serviço usa este código; os códigos têm no máximo três dígitos',
    remedy: 'Nenhum país usa este código. Verifique os primeiros dígitos.',
  },
  'phone/trunk-zero': {
    message: 'O número mantém o zero nacional depois do código do país',
    remedy: 'O número tem um 0 a mais. Retire o 0 depois do código do país.',
  },
  'phone/possible-length': {
    message: 'Nenhum número com o código +{callingCode} tem tantos dígitos',
    remedy: 'Este telefone tem dígitos a mais ou a menos. Verifique-o.',
  },
  'phone/assigned-range': {
    message:
      'O número é possível, mas não está em nenhuma faixa atribuída com o código +{callingCode}',
    remedy: 'Este telefone não está em uso. Verifique os dígitos depois do código do país.',
  },
  'phone/fictional': {
    message: 'O número está em uma faixa reservada para ficção, exemplos e testes',
    remedy:
      'Este número é reservado para exemplos. Informe um número em que a pessoa possa ser contatada.',
  },
  'phone/repeated-digits': {
    message: 'O número termina com o mesmo dígito pelo menos sete vezes',
    remedy: 'Este número parece fictício. Informe um número em que a pessoa possa ser contatada.',
  },
  'phone/premium-rate': {
    message: 'O número é de tarifa especial',
    remedy: 'É um número de tarifa especial. Informe um telefone fixo ou celular.',
  },
};
