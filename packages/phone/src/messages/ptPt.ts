import type { CompletePhoneCatalog } from './phoneCatalog.ts';
import { ptBr } from './ptBr.ts';

/** The texts of the findings on phone numbers in Portuguese as written in Portugal; those that Brazil writes alike come from there. */
export const ptPt: CompletePhoneCatalog = {
  locale: 'pt-PT',
  rules: {
    ...ptBr.rules,
    'phone/text': {
      message: 'Um número de telefone deve ser uma string no formato E.164',
      remedy: 'Indique o número com o indicativo do país, por exemplo +234 801 234 5678.',
    },
    'phone/visible-characters': {
      message: 'O número contém um carácter invisível, como um espaço de largura zero',
      remedy: 'Este número contém um carácter invisível. Limpe o campo e escreva o número.',
    },
    'phone/ascii-digits': {
      message: 'O número contém uma letra, ou um dígito ou sinal fora do ASCII',
      remedy:
        'Um número de telefone só tem algarismos e um +. Escreva-o com os algarismos de 0 a 9.',
    },
    'phone/no-separators': {
      message: 'O número contém um espaço ou uma pontuação além do + inicial',
      remedy: 'Retire do número os espaços, os hífenes, os pontos e os parênteses.',
    },
    'phone/leading-plus': {
      message: 'O número deve começar com + e um indicativo de país, que nunca começa com 0',
      remedy: 'Indique o número com o indicativo do país, por exemplo +234 801 234 5678.',
    },
    'phone/e164-length': {
      message: 'O número deve ter de 2 a 15 dígitos depois do +',
      remedy: 'Este número de telefone tem dígitos a mais ou a menos. Verifique-o.',
    },
    'phone/calling-code-form': {
      message: 'Um indicativo deve ser uma string: + e 1 a 4 dígitos, o primeiro diferente de 0',
      remedy: 'Indique + e o indicativo do país, por exemplo +234.',
    },
    'phone/calling-code-in-use': {
      message:
        'Nenhum país ou serviço usa este indicativo; os indicativos têm no máximo três dígitos',
      remedy:
        'Este indicativo não existe. Indique-o sem o indicativo regional, por exemplo +1 para as Bahamas.',
    },
    'phone/calling-code-agrees': {
      message: 'O número não começa com o indicativo enviado com ele',
      remedy: 'O indicativo e o número de telefone não correspondem. Verifique os dois.',
    },
    'phone/fictional': {
      message: 'O número está numa faixa reservada para ficção, exemplos e testes',
      remedy:
        'Este número é reservado para exemplos. Indique um número em que a pessoa possa ser contactada.',
    },
    'phone/repeated-digits': {
      message: 'O número termina com o mesmo dígito pelo menos sete vezes',
      remedy:
        'Este número parece fictício. Indique um número em que a pessoa possa ser contactada.',
    },
    'phone/trunk-zero': {
      message: 'O número mantém o zero nacional depois do indicativo do país',
      remedy: 'O número tem um 0 a mais. Retire o 0 depois do indicativo do país.',
    },
    'phone/possible-length': {
      message: 'Nenhum número com o indicativo +{callingCode} tem tantos dígitos',
      remedy: 'Este número de telefone tem dígitos a mais ou a menos. Verifique-o.',
    },
    'phone/assigned-range': {
      message: 'O número não está em nenhuma faixa atribuída com o indicativo +{callingCode}',
      remedy: 'Este telefone não está em uso. Verifique os dígitos depois do indicativo do país.',
    },
    'phone/premium-rate': {
      message: 'O número é de tarifa especial (indicativo +{callingCode})',
      remedy: 'É um número de tarifa especial. Indique um telefone fixo ou telemóvel.',
    },
    'phone/covered-plan': {
      message:
        'O plano de numeração deste indicativo não está nos metadados: o número não foi verificado',
      remedy: 'Não conseguimos verificar este número. Confirme que está correto.',
    },
  },
};
