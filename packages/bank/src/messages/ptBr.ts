import { deepFreeze } from '@passmuster/findings';
import type { CompleteBankCatalog } from './bankCatalog.ts';

/** The remedies of the findings on bank accounts in Brazilian Portuguese. */
export const ptBr: CompleteBankCatalog = /* @__PURE__ */ deepFreeze<CompleteBankCatalog>({
  locale: 'pt-BR',
  remedies: {
    'bank/method': 'Falta a conta bancária. Informe a moeda e o número.',
    'bank/text':
      'Um número pode perder os zeros à esquerda. Informe este valor como texto, com todos os zeros.',
    'bank/recommended-field': 'Este campo está vazio. Preencha-o.',
    'bank/payout-currency': 'Não há pagamentos nesta moeda. Escolha NGN ou ZAR.',
    'bank/visible-characters':
      'Este campo contém um caractere invisível. Limpe-o e digite o valor de novo.',
    'bank/ascii':
      'Um caractere apenas se parece com uma letra ou um dígito. Digite o valor usando só 0 a 9 e A a Z.',
    'bank/no-spaces': 'Há espaços neste valor. Remova-os.',
    'bank/name-letters': 'Isto não é um nome. Informe aqui o nome; o número tem um campo próprio.',
    'bank/placeholder-name': 'Este nome é só um exemplo. Informe o nome como consta no banco.',
    'bank/placeholder-number': 'Este número parece fictício. Informe o número da conta.',
    'bank/account-name': 'Este é o nome do banco. Informe o nome do titular da conta.',
    'bank/closed-bank': 'Este banco foi fechado. Informe uma conta em outro banco.',
    'bank/other-country-code':
      'Este código é de um banco de outro país ({country:name}). Verifique a moeda e o banco.',
    'bank/ngn-ten-digits':
      'Um número de conta nigeriano tem 10 dígitos. Verifique se não falta nenhum e mantenha os zeros à esquerda.',
    'bank/ngn-phone-number':
      'Isto parece um número de telefone. Informe o número da conta, de 10 dígitos, que o aplicativo do banco mostra.',
    'bank/ngn-phone-without-zero':
      'Isto parece uma conta OPay ou PalmPay. Escolha esse banco ou informe o número da conta no banco escolhido.',
    'bank/nuban-check-digit':
      'O dígito verificador não confere com este banco. Confira primeiro o número e depois o banco.',
    'bank/nuban-check-digit.unlisted':
      'O dígito verificador não confere com este banco. Confira primeiro o número e depois o banco.',
    'bank/ngn-bank-code':
      'Este não é um código de banco nigeriano. Informe o código do banco com os zeros à esquerda, por exemplo 058.',
    'bank/ngn-bank-code.named':
      'Este não é um código do {bank}. Informe {code} ou verifique o banco.',
    'bank/ngn-bank-agrees':
      'O nome e o código são de bancos diferentes: o código é de {bank}. Verifique qual está certo.',
    'bank/ngn-merged-bank':
      'Este banco agora é {successor}. Escolha {successor} (código {code}); o número da conta continua o mesmo.',
    'bank/ngn-licensed-bank':
      'Este banco não tem licença na Nigéria. Informe o nome do banco em que a conta foi aberta.',
    'bank/swapped-fields': 'O número da conta e o código do banco parecem trocados. Troque-os.',
    'bank/swapped-fields.sortCode':
      'O número da conta e o código bancário britânico parecem trocados. Troque-os.',
    'bank/swapped-fields.routingNumber':
      'O número da conta e o número de roteamento parecem trocados. Troque-os.',
    'bank/zar-digits':
      'Um número de conta sul-africano tem de 6 a 11 dígitos. Informe só os dígitos, sem o código da agência.',
    'bank/zar-length':
      'Os números de conta do {bank} têm {digits} dígitos. Verifique o número e o banco.',
    'bank/zar-phone-number':
      'Isto parece um número de telefone. Informe o número da conta, que o aplicativo do banco mostra.',
    'bank/zar-branch-code':
      'Um código de agência tem 6 dígitos. Informe o código universal de agência do banco.',
    'bank/zar-branch-code.named':
      'Este não é um código de agência do {bank}. Informe {branchCode} ou verifique o banco.',
    'bank/zar-bank-agrees':
      'O nome e o código da agência são de bancos diferentes: o código é de {bank}. Verifique qual está certo.',
    'bank/zar-universal-code':
      'Este é o código de uma só agência. Use o código universal do {bank}, {branchCode}, que vale para todas as agências.',
    'bank/iban-country':
      'Isto não é um IBAN. Copie o IBAN de um extrato; a Nigéria e a África do Sul não usam IBAN.',
    'bank/iban-capitals': 'Este IBAN tem letras minúsculas. Digite-as em maiúsculas.',
    'bank/iban-length':
      'Este IBAN deve ter {characters} caracteres. Verifique se não falta nem se repete nenhum.',
    'bank/iban-form':
      'Este IBAN tem um erro de digitação. Compare-o com um extrato, sobretudo O e 0, I e 1.',
    'bank/iban-check-digits':
      'Este IBAN tem um erro de digitação. Compare-o com um extrato, caractere por caractere.',
    'bank/iban-national-check':
      'Este IBAN tem um erro de digitação. Compare-o com um extrato, caractere por caractere.',
    'bank/iban-currency':
      'Os bancos deste país ({country:name}) não usam IBAN. Remova o IBAN ou verifique a moeda.',
    'bank/bic-form':
      'Um código SWIFT tem 8 ou 11 caracteres. Copie-o de um extrato, em maiúsculas.',
    'bank/bic-country': 'Este código SWIFT tem um erro de digitação. Copie-o de um extrato.',
    'bank/bic-test': 'Este código SWIFT é de teste. Peça ao banco o código SWIFT real.',
    'bank/bic-currency':
      'Este código SWIFT é de um banco fora do país da conta ({country:name}). Verifique o código e a moeda.',
    'bank/bic-bank': 'Este código SWIFT é de {bank}. Verifique o banco e o código SWIFT.',
    'bank/aba-form':
      'Um número de roteamento tem 9 dígitos. Copie-o de um cheque ou extrato, com os zeros à esquerda.',
    'bank/aba-prefix':
      'Este número de roteamento tem um erro de digitação. Compare-o com um cheque ou extrato.',
    'bank/aba-check-digit':
      'Este número de roteamento tem um erro de digitação. Compare-o com um cheque ou extrato.',
    'bank/uk-sort-code':
      'Um código bancário britânico (sort code) tem 6 dígitos. Copie-o de um cartão ou extrato.',
    'bank/ngn-phone-number.wallet':
      'Este banco usa o número de telefone sem o primeiro 0. Retire o primeiro 0.',
    'bank/zar-digits.card': 'Isto parece um número de cartão. Informe o número da conta.',
  },
});
