import { deepFreeze } from '@passmuster/findings';
import type { CompleteBankCatalog } from './bankCatalog.ts';
import { ptBr } from './ptBr.ts';

/** The remedies of the findings on bank accounts in Portuguese as written in Portugal; those that Brazil writes alike come from there. */
export const ptPt: CompleteBankCatalog = /* @__PURE__ */ deepFreeze<CompleteBankCatalog>({
  locale: 'pt-PT',
  remedies: {
    ...ptBr.remedies,
    'bank/method': 'Falta a conta bancária. Indique a moeda e o número.',
    'bank/text':
      'Um número pode perder os zeros à esquerda. Indique este valor como texto, com todos os zeros.',
    'bank/visible-characters':
      'Este campo contém um carácter invisível. Limpe-o e escreva o valor de novo.',
    'bank/ascii':
      'Um carácter apenas se parece com uma letra ou um dígito. Escreva o valor usando só 0 a 9 e A a Z.',
    'bank/name-letters': 'Isto não é um nome. Indique aqui o nome; o número tem um campo próprio.',
    'bank/placeholder-name': 'Este nome é só um exemplo. Indique o nome tal como consta no banco.',
    'bank/placeholder-number': 'Este número parece fictício. Indique o número da conta.',
    'bank/account-name': 'Este é o nome do banco. Indique o nome do titular da conta.',
    'bank/closed-bank': 'Este banco foi encerrado. Indique uma conta noutro banco.',
    'bank/ngn-phone-number':
      'Isto parece um número de telefone. Indique o número da conta, de 10 dígitos, que a aplicação do banco mostra.',
    'bank/ngn-phone-without-zero':
      'Isto parece uma conta OPay ou PalmPay. Escolha esse banco ou indique o número da conta no banco escolhido.',
    'bank/nuban-check-digit':
      'O dígito de controlo não corresponde a este banco. Verifique primeiro o número e depois o banco.',
    'bank/nuban-check-digit.unlisted':
      'O dígito de controlo não corresponde a este banco. Verifique primeiro o número e depois o banco.',
    'bank/ngn-bank-code':
      'Este não é um código de banco nigeriano. Indique o código do banco com os zeros à esquerda, por exemplo 058.',
    'bank/ngn-bank-code.named':
      'Este não é um código do {bank}. Indique {code} ou verifique o banco.',
    'bank/ngn-licensed-bank':
      'Este banco não tem licença na Nigéria. Indique o nome do banco onde a conta foi aberta.',
    'bank/zar-digits':
      'Um número de conta sul-africano tem de 6 a 11 dígitos. Indique só os dígitos, sem o código do balcão.',
    'bank/zar-phone-number':
      'Isto parece um número de telefone. Indique o número da conta, que a aplicação do banco mostra.',
    'bank/zar-branch-code':
      'Um código de balcão tem 6 dígitos. Indique o código universal de balcão do banco.',
    'bank/zar-branch-code.named':
      'Este não é um código de balcão do {bank}. Indique {branchCode} ou verifique o banco.',
    'bank/zar-bank-agrees':
      'O nome e o código do balcão são de bancos diferentes: o código é de {bank}. Verifique qual está certo.',
    'bank/zar-universal-code':
      'Este é o código de um só balcão. Use o código universal do {bank}, {branchCode}, que vale para todos os balcões.',
    'bank/iban-capitals': 'Este IBAN tem letras minúsculas. Introduza-as em maiúsculas.',
    'bank/iban-form': 'Este IBAN tem uma gralha. Compare-o com um extrato, sobretudo O e 0, I e 1.',
    'bank/iban-check-digits':
      'Este IBAN tem uma gralha. Compare-o com um extrato, carácter por carácter.',
    'bank/iban-national-check':
      'Este IBAN tem uma gralha. Compare-o com um extrato, carácter por carácter.',
    'bank/bic-country': 'Este código SWIFT tem uma gralha. Copie-o de um extrato.',
    'bank/swapped-fields.routingNumber':
      'O número da conta e o número de encaminhamento parecem trocados. Troque-os.',
    'bank/aba-form':
      'Um número de encaminhamento tem 9 dígitos. Copie-o de um cheque ou extrato, com os zeros à esquerda.',
    'bank/aba-prefix':
      'Este número de encaminhamento tem uma gralha. Compare-o com um cheque ou extrato.',
    'bank/aba-check-digit':
      'Este número de encaminhamento tem uma gralha. Compare-o com um cheque ou extrato.',
    'bank/zar-digits.card': 'Isto parece um número de cartão. Indique o número da conta.',
  },
});
