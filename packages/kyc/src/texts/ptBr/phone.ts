import type { RemediesOf } from '../customerCatalog.ts';

/** Remedies of the rules `phone/*` in Portuguese as written in Brazil. */
export const phone: RemediesOf<'phone'> = {
  'phone/calling-code-in-use': 'Nenhum país usa este código. Verifique os primeiros dígitos.',
  'phone/trunk-zero': 'O número tem um 0 a mais. Retire o 0 depois do código do país.',
  'phone/possible-length': 'Este telefone tem dígitos a mais ou a menos. Verifique-o.',
  'phone/assigned-range':
    'Este telefone não está em uso. Verifique os dígitos depois do código do país.',
  'phone/fictional':
    'Este número é reservado para exemplos. Informe um número em que a pessoa possa ser contatada.',
  'phone/repeated-digits':
    'Este número parece fictício. Informe um número em que a pessoa possa ser contatada.',
  'phone/premium-rate': 'É um número de tarifa especial. Informe um telefone fixo ou celular.',
};
