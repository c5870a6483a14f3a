import type { CompletePhoneCatalog } from './phoneCatalog.ts';
import { ptBr } from './ptBr.ts';

/** The remedies of the findings on phone numbers in Portuguese as written in Portugal; those that Brazil writes alike come from there. */
export const ptPt: CompletePhoneCatalog = {
  locale: 'pt-PT',
  remedies: {
    ...ptBr.remedies,
    'phone/text': 'Indique o número com o indicativo do país, por exemplo +234 801 234 5678.',
    'phone/visible-characters':
      'Este número contém um carácter invisível. Limpe o campo e escreva o número.',
    'phone/ascii-digits':
      'Um número de telefone só tem algarismos e um +. Escreva-o com os algarismos de 0 a 9.',
    'phone/no-separators': 'Retire do número os espaços, os hífenes, os pontos e os parênteses.',
    'phone/leading-plus':
      'Indique o número com o indicativo do país, por exemplo +234 801 234 5678.',
    'phone/e164-length': 'Este número de telefone tem dígitos a mais ou a menos. Verifique-o.',
    'phone/calling-code-form': 'Indique + e o indicativo do país, por exemplo +234.',
    'phone/calling-code-in-use':
      'Este indicativo não existe. Indique-o sem o indicativo regional, por exemplo +1 para as Bahamas.',
    'phone/calling-code-agrees':
      'O indicativo e o número de telefone não correspondem. Verifique os dois.',
    'phone/fictional':
      'Este número é reservado para exemplos. Indique um número em que a pessoa possa ser contactada.',
    'phone/repeated-digits':
      'Este número parece fictício. Indique um número em que a pessoa possa ser contactada.',
    'phone/trunk-zero': 'O número tem um 0 a mais. Retire o 0 depois do indicativo do país.',
    'phone/possible-length': 'Este número de telefone tem dígitos a mais ou a menos. Verifique-o.',
    'phone/assigned-range':
      'Este telefone não está em uso. Verifique os dígitos depois do indicativo do país.',
    'phone/premium-rate': 'É um número de tarifa especial. Indique um telefone fixo ou telemóvel.',
    'phone/covered-plan': 'Não conseguimos verificar este número. Confirme que está correto.',
  },
};
