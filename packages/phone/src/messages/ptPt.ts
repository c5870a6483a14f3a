import type { CompletePhoneCatalog } from './phoneCatalog.ts';
import { ptBr } from './ptBr.ts';

/** The remedies of the findings on phone numbers in Portuguese as written in Portugal; those that Brazil writes alike come from there. */
export const ptPt: CompletePhoneCatalog = {
  locale: 'pt-PT',
  remedies: {
    ...ptBr.remedies,
    'phone/text': 'Isto não é um número de telefone. Indique um como +234 801 234 5678.',
    'phone/visible-characters':
      'Este número contém um carácter invisível. Limpe o campo e escreva o número.',
    'phone/ascii-digits':
      'Este número contém uma letra ou um algarismo invulgar. Escreva-o com um + e os algarismos de 0 a 9.',
    'phone/no-separators':
      'Este número contém espaços ou pontuação. Escreva apenas o + e os algarismos.',
    'phone/leading-plus':
      'Este número não começa com + e o indicativo do país. Inclua-os, por exemplo +234 801 234 5678.',
    'phone/e164-length': 'Este número de telefone tem dígitos a mais ou a menos. Verifique-o.',
    'phone/calling-code-form':
      'Este não é um indicativo de país. Indique o + e os algarismos, por exemplo +234.',
    'phone/calling-code':
      'Este não é um indicativo de país. Indique-o sem o código de área, por exemplo +1 para as Bahamas.',
    'phone/calling-code-in-use':
      'O indicativo deste número não existe. Verifique os algarismos depois do +.',
    'phone/calling-code-agrees':
      'O telefone não começa com este indicativo de país. Verifique os dois.',
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
