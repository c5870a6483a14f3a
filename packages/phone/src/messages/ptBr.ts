import type { CompletePhoneCatalog } from './phoneCatalog.ts';

/** The texts of the findings on phone numbers in Brazilian Portuguese. */
export const ptBr: CompletePhoneCatalog = {
  locale: 'pt-BR',
  rules: {
    'phone/text': {
      message: 'Um telefone deve ser uma string no formato E.164',
      remedy: 'Informe o telefone com o código do país, por exemplo +234 801 234 5678.',
    },
    'phone/visible-characters': {
      message: 'O telefone contém um caractere invisível, como um espaço de largura zero',
      remedy: 'Este número contém um caractere invisível. Limpe o campo e digite o número.',
    },
    'phone/ascii-digits': {
      message: 'O telefone contém uma letra, ou um dígito ou sinal fora do ASCII',
      remedy: 'Um telefone só tem dígitos e um +. Digite-o com os dígitos de 0 a 9.',
    },
    'phone/no-separators': {
      message: 'O telefone contém um espaço ou uma pontuação além do + inicial',
      remedy: 'Remova do número os espaços, hífens, pontos e parênteses.',
    },
    'phone/leading-plus': {
      message: 'O telefone deve começar com + e um código de país, que nunca começa com 0',
      remedy: 'Informe o telefone com o código do país, por exemplo +234 801 234 5678.',
    },
    'phone/e164-length': {
      message: 'O telefone deve ter de 2 a 15 dígitos depois do +',
      remedy: 'Este telefone tem dígitos a mais ou a menos. Verifique-o.',
    },
    'phone/calling-code-form': {
      message:
        'Um código de país deve ser uma string: + e 1 a 4 dígitos, o primeiro diferente de 0',
      remedy: 'Informe + e o código do país, por exemplo +234.',
    },
    'phone/calling-code-in-use': {
      message: 'Nenhum país ou serviço usa este código; os códigos têm no máximo três dígitos',
      remedy:
        'Este código de país não existe. Informe-o sem o código de área, por exemplo +1 para as Bahamas.',
    },
    'phone/calling-code-agrees': {
      message: 'O telefone não começa com o código de país enviado junto',
      remedy: 'O código do país e o telefone não correspondem. Verifique os dois.',
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
    'phone/trunk-zero': {
      message: 'O número mantém o zero nacional depois do código do país',
      remedy: 'O número tem um 0 a mais. Retire o 0 depois do código do país.',
    },
    'phone/possible-length': {
      message: 'Nenhum número com o código +{callingCode} tem tantos dígitos',
      remedy: 'Este telefone tem dígitos a mais ou a menos. Verifique-o.',
    },
    'phone/assigned-range': {
      message: 'O número não está em nenhuma faixa atribuída com o código +{callingCode}',
      remedy: 'Este telefone não está em uso. Verifique os dígitos depois do código do país.',
    },
    'phone/premium-rate': {
      message: 'O número é de tarifa especial (código +{callingCode})',
      remedy: 'É um número de tarifa especial. Informe um telefone fixo ou celular.',
    },
    'phone/covered-plan': {
      message:
        'O plano de numeração deste código não está nos metadados: o número não foi verificado',
      remedy: 'Não conseguimos verificar este número. Confirme se ele está correto.',
    },
  },
};
