import { deepFreeze } from '@passmuster/findings';
import type { CompletePhoneCatalog } from './phoneCatalog.ts';

/** The remedies of the findings on phone numbers in Brazilian Portuguese. */
export const ptBr: CompletePhoneCatalog = /* @__PURE__ */ deepFreeze<CompletePhoneCatalog>({
  locale: 'pt-BR',
  remedies: {
    'phone/text': 'Isto não é um número de telefone. Informe um como +234 801 234 5678.',
    'phone/visible-characters':
      'Este número contém um caractere invisível. Limpe o campo e digite o número.',
    'phone/ascii-digits':
      'Este número contém uma letra ou um dígito incomum. Digite-o com um + e os dígitos de 0 a 9.',
    'phone/no-separators':
      'Este número contém espaços ou pontuação. Digite apenas o + e os dígitos.',
    'phone/leading-plus':
      'Este número não começa com + e o código do país. Inclua-os, por exemplo +234 801 234 5678.',
    'phone/e164-length':
      'Este número é curto ou longo demais. Verifique se falta ou se repete algum dígito.',
    'phone/calling-code-form':
      'Este não é um código de país. Informe o + e os dígitos, por exemplo +234.',
    'phone/calling-code':
      'Este não é um código de país. Informe o + e os dígitos, por exemplo +234.',
    'phone/calling-code.longer':
      'O código do país não inclui o código de área. Informe apenas {callingCode}.',
    'phone/calling-code-in-use':
      'O código de país deste número não existe. Verifique os dígitos depois do +.',
    'phone/calling-code-agrees':
      'O número de telefone não começa com este código de país. Verifique os dois.',
    'phone/fictional':
      'Este número é reservado para exemplos. Informe um número pelo qual a pessoa possa ser contatada.',
    'phone/repeated-digits':
      'Este número parece fictício. Informe um número pelo qual a pessoa possa ser contatada.',
    'phone/trunk-zero': 'O número tem um 0 a mais. Retire o 0 depois do código do país.',
    'phone/possible-length':
      'Este número é curto ou longo demais. Verifique se falta ou se repete algum dígito.',
    'phone/assigned-range':
      'Os números que começam assim têm outro tamanho ou não estão em uso. Verifique se algum dígito está errado ou faltando.',
    'phone/possible-length.tooLong':
      'Este número é longo demais. Informe no máximo {digits} dígitos depois de +{callingCode}.',
    'phone/possible-length.tooShort':
      'Este número é curto demais. Informe no mínimo {digits} dígitos depois de +{callingCode}.',
    'phone/possible-length.tooLongFixed':
      'Este número é longo demais. Informe {digits} dígitos depois de +{callingCode}.',
    'phone/possible-length.tooShortFixed':
      'Este número é curto demais. Informe {digits} dígitos depois de +{callingCode}.',
    'phone/possible-length.benin':
      'Desde 30 de novembro de 2024, os números do Benin têm dez dígitos e começam com 01. Inclua 01 depois do código do país.',
    'phone/assigned-range.codeTwice': 'O código do país aparece duas vezes. Retire um deles.',
    'phone/premium-rate':
      'Este é um número de tarifa especial. Informe um telefone fixo ou celular.',
    'phone/covered-plan': 'Não conseguimos verificar este número. Confirme se ele está correto.',
  },
});
