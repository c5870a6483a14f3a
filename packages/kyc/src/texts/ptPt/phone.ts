import type { RemediesOf } from '../customerCatalog.ts';
import { phone as brazilian } from '../ptBr/phone.ts';

/** Remedies of the rules `phone/*` in Portuguese as written in Portugal. */
export const phone: RemediesOf<'phone'> = {
  ...brazilian,
  'phone/calling-code-in-use': 'Nenhum país usa este indicativo. Verifique os primeiros dígitos.',
  'phone/trunk-zero': 'O número tem um 0 a mais. Retire o 0 depois do indicativo do país.',
  'phone/possible-length': 'Este número de telefone tem dígitos a mais ou a menos. Verifique-o.',
  'phone/assigned-range':
    'Este telefone não está em uso. Verifique os dígitos depois do indicativo do país.',
  'phone/fictional':
    'Este número é reservado para exemplos. Indique um número em que a pessoa possa ser contactada.',
  'phone/repeated-digits':
    'Este número parece fictício. Indique um número em que a pessoa possa ser contactada.',
  'phone/premium-rate': 'É um número de tarifa especial. Indique um telefone fixo ou telemóvel.',
};
