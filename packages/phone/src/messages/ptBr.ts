import type { CompletePhoneCatalog } from './phoneCatalog.ts';

/** The remedies of the findings on phone numbers in Brazilian Portuguese. */
export const ptBr: CompletePhoneCatalog = {
  locale: 'pt-BR',
  remedies: {
    'phone/text': 'Informe o telefone com o código do país, por exemplo +234 801 234 5678.',
    'phone/visible-characters':
      'Este número contém um caractere invisível. Limpe o campo e digite o número.',
    'phone/ascii-digits': 'Um telefone só tem dígitos e um +. Digite-o com os dígitos de 0 a 9.',
    'phone/no-separators': 'Remova do número os espaços, hífens, pontos e parênteses.',
    'phone/leading-plus': 'Informe o telefone com o código do país, por exemplo +234 801 234 5678.',
    'phone/e164-length': 'Este telefone tem dígitos a mais ou a menos. Verifique-o.',
    'phone/calling-code-form': 'Informe + e o código do país, por exemplo +234.',
    'phone/calling-code-in-use':
      'Este código de país não existe. Informe-o sem o código de área, por exemplo +1 para as Bahamas.',
    'phone/calling-code-agrees':
      'O código do país e o telefone não correspondem. Verifique os dois.',
    'phone/fictional':
      'Este número é reservado para exemplos. Informe um número em que a pessoa possa ser contatada.',
    'phone/repeated-digits':
      'Este número parece fictício. Informe um número em que a pessoa possa ser contatada.',
    'phone/trunk-zero': 'O número tem um 0 a mais. Retire o 0 depois do código do país.',
    'phone/possible-length': 'Este telefone tem dígitos a mais ou a menos. Verifique-o.',
    'phone/assigned-range':
      'Este telefone não está em uso. Verifique os dígitos depois do código do país.',
    'phone/premium-rate': 'É um número de tarifa especial. Informe um telefone fixo ou celular.',
    'phone/covered-plan': 'Não conseguimos verificar este número. Confirme se ele está correto.',
  },
};
