import { deepFreeze } from '@passmuster/findings';
import type { CompletePhoneCatalog } from './phoneCatalog.ts';
import { ptBr } from './ptBr.ts';

/** The remedies of the findings on phone numbers in Portuguese as written in Portugal; those that Brazil writes alike come from there. */
export const ptPt: CompletePhoneCatalog = /* @__PURE__ */ deepFreeze<CompletePhoneCatalog>({
  locale: 'pt-PT',
  remedies: {
    ...ptBr.remedies,
    'phone/text': 'Isto não é um número de telefone. Indique um como +234 801 234 5678.',
    'phone/visible-characters':
      'Este número contém um carácter invisível. Limpe o campo e escreva o número.',
    'phone/ascii-digits':
      'Este número contém uma letra ou um dígito invulgar. Escreva-o com um + e os dígitos de 0 a 9.',
    'phone/no-separators':
      'Este número contém espaços ou pontuação. Escreva apenas o + e os dígitos.',
    'phone/leading-plus':
      'Este número não começa com + e o indicativo do país. Inclua-os, por exemplo +234 801 234 5678.',
    'phone/e164-length':
      'Este número é demasiado curto ou longo. Verifique se falta ou se repete algum dígito.',
    'phone/calling-code-form':
      'Isto não é um indicativo de país. Indique o + e os dígitos, por exemplo +234.',
    'phone/calling-code':
      'Isto não é um indicativo de país. Indique o + e os dígitos, por exemplo +234.',
    'phone/calling-code.longer':
      'O indicativo do país não inclui o indicativo regional. Indique apenas {callingCode}.',
    'phone/calling-code-in-use':
      'O indicativo deste número não existe. Verifique os dígitos depois do +.',
    'phone/calling-code-agrees':
      'O número de telefone não começa com este indicativo. Verifique ambos.',
    'phone/fictional':
      'Este número é reservado para exemplos. Indique um número pelo qual a pessoa possa ser contactada.',
    'phone/repeated-digits':
      'Este número parece fictício. Indique um número pelo qual a pessoa possa ser contactada.',
    'phone/trunk-zero': 'O número tem um 0 a mais. Retire o 0 depois do indicativo do país.',
    'phone/possible-length':
      'Este número é demasiado curto ou longo. Verifique se falta ou se repete algum dígito.',
    'phone/assigned-range':
      'Os números que começam assim têm outro comprimento ou não estão atribuídos. Verifique se algum dígito está errado ou em falta.',
    'phone/possible-length.tooLong':
      'Este número é demasiado longo. Indique no máximo {digits} dígitos depois de +{callingCode}.',
    'phone/possible-length.tooShort':
      'Este número é demasiado curto. Indique no mínimo {digits} dígitos depois de +{callingCode}.',
    'phone/possible-length.tooLongFixed':
      'Este número é demasiado longo. Indique {digits} dígitos depois de +{callingCode}.',
    'phone/possible-length.tooShortFixed':
      'Este número é demasiado curto. Indique {digits} dígitos depois de +{callingCode}.',
    'phone/possible-length.benin':
      'Desde 30 de novembro de 2024, os números do Benim têm dez dígitos e começam por 01. Inclua 01 depois do indicativo do país.',
    'phone/assigned-range.codeTwice': 'O indicativo do país aparece duas vezes. Retire um deles.',
    'phone/premium-rate':
      'Este é um número de valor acrescentado. Indique um número fixo ou de telemóvel.',
    'phone/covered-plan': 'Não conseguimos verificar este número. Confirme que está correto.',
  },
});
