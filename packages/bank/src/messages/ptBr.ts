import type { CompleteBankCatalog } from './bankCatalog.ts';

/** The texts of the findings on bank accounts in Brazilian Portuguese. */
export const ptBr: CompleteBankCatalog = {
  locale: 'pt-BR',
  rules: {
    'bank/method': {
      message: 'Uma forma de pagamento bancária deve ser um objeto JSON',
      remedy: 'Informe o tipo, a moeda e a conta.',
    },
    'bank/text': {
      message: '{field} deve ser uma string JSON: um número perderia os zeros à esquerda',
      remedy: 'Informe isto como texto, com todos os zeros à esquerda.',
    },
    'bank/recommended-field': {
      message: '{field} está ausente ou em branco, e um pagamento precisa dele',
      remedy: 'Preencha este campo.',
    },
    'bank/visible-characters': {
      message: '{field} contém um caractere invisível, como um espaço de largura zero',
      remedy: 'Este campo contém um caractere invisível. Limpe-o e digite o valor de novo.',
    },
    'bank/ascii': {
      message: '{field} contém uma letra ou um dígito fora do ASCII, mesmo que pareça um',
      remedy: 'Um caractere só parece uma letra ou um dígito. Digite o valor com 0 a 9 e A a Z.',
    },
    'bank/no-spaces': {
      message: '{field} contém um espaço',
      remedy: 'Remova os espaços.',
    },
    'bank/name-letters': {
      message: '{field} não tem letras, portanto não é um nome',
      remedy: 'Isto não é um nome. Informe aqui o nome e o número no campo próprio.',
    },
    'bank/placeholder-name': {
      message: '{field} é um valor de preenchimento',
      remedy: 'Este nome é só um exemplo. Informe o nome como está no banco.',
    },
    'bank/placeholder-number': {
      message:
        'O número da conta repete um só dígito ou segue a ordem dos dígitos, como um valor de preenchimento',
      remedy: 'Este número parece fictício. Informe o número da conta.',
    },
    'bank/account-name': {
      message: 'O nome do titular é o nome do banco',
      remedy: 'Informe o nome do titular da conta, não o do banco.',
    },
    'bank/closed-bank': {
      message: '{bank} foi fechado ({date}): nenhum pagamento chega a ele',
      remedy: 'Este banco foi fechado. Informe uma conta em outro banco.',
    },
    'bank/other-country-code': {
      message: 'O código é de um banco de outro país ({country:name}), mas a moeda é {currency}',
      remedy:
        'Este código é de um banco de outro país ({country:name}). Confira a moeda e o banco.',
    },
    'bank/ngn-ten-digits': {
      message: 'Um número de conta nigeriano (NUBAN) tem exatamente 10 dígitos',
      remedy:
        'Um número de conta nigeriano tem 10 dígitos. Confira se não falta nenhum e mantenha os zeros à esquerda.',
    },
    'bank/ngn-phone-number': {
      message: 'O número da conta tem a forma de um celular nigeriano',
      remedy:
        'Isto parece um número de telefone. Informe o número da conta, de 10 dígitos, que o aplicativo do banco mostra.',
    },
    'bank/ngn-phone-without-zero': {
      message:
        'O número da conta tem a forma de um celular sem o primeiro 0 e não corresponde ao código do banco',
      remedy:
        'Isto parece uma conta OPay ou PalmPay. Escolha esse banco ou informe o número da conta no banco escolhido.',
    },
    'bank/nuban-check-digit': {
      message:
        'O dígito verificador da conta não corresponde ao código do banco. Corresponde a: {banks}',
      remedy:
        'Este número de conta não é deste banco. Confira o número e o banco em um extrato. O número serve para: {banks}.',
      texts: {
        unlisted: {
          message:
            'O dígito verificador da conta não corresponde ao código do banco nem a um banco da lista',
          remedy:
            'Este número de conta não é deste banco. Confira o número e o banco em um extrato.',
        },
      },
    },
    'bank/ngn-bank-code': {
      message:
        'Um código de banco nigeriano tem 3, 5 ou 6 dígitos, ou uma forma como 035A ou MFB50094',
      remedy:
        'Este não é um código de banco nigeriano. Informe o código do banco com os zeros à esquerda, por exemplo 058.',
    },
    'bank/ngn-bank-agrees': {
      message: 'O código é de {bank}, não do banco em bank_name',
      remedy:
        'O nome e o código são de bancos diferentes: o código é de {bank}. Confira qual está certo.',
    },
    'bank/ngn-merged-bank': {
      message:
        '{bank} faz parte de {successor} (código {code}), e as empresas de pagamento não usam mais o código dele',
      remedy:
        'Este banco agora é {successor}. Escolha {successor} (código {code}); o número da conta continua o mesmo.',
    },
    'bank/zar-digits': {
      message: 'Um número de conta sul-africano tem de 6 a 11 dígitos e nada mais',
      remedy:
        'Um número de conta sul-africano tem de 6 a 11 dígitos. Informe só os dígitos, sem o código da agência.',
    },
    'bank/zar-length': {
      message: 'Um número de conta do {bank} tem {digits} dígitos',
      remedy: 'Os números de conta do {bank} têm {digits} dígitos. Confira o número e o banco.',
    },
    'bank/zar-phone-number': {
      message: 'O número da conta tem a forma de um celular sul-africano',
      remedy:
        'Isto parece um número de telefone. Informe o número da conta, que o aplicativo do banco mostra.',
    },
    'bank/zar-branch-code': {
      message: 'Um código de agência sul-africano tem exatamente 6 dígitos',
      remedy: 'Um código de agência tem 6 dígitos. Informe o código universal de agência do banco.',
    },
    'bank/zar-bank-agrees': {
      message: 'O código da agência é o código universal de {bank}, não do banco em bank_name',
      remedy:
        'O nome e o código da agência são de bancos diferentes: o código é de {bank}. Confira qual está certo.',
    },
    'bank/zar-universal-code': {
      message: 'O código da agência não é o código universal de {bank}, {branchCode}',
      remedy:
        'Use o código universal de agência do {bank}, {branchCode}: ele vale para todas as agências.',
    },
    'bank/iban-country': {
      message: 'Um IBAN começa com as duas letras maiúsculas de um país que usa IBAN',
      remedy:
        'Isto não é um IBAN. Copie-o de um extrato; a Nigéria e a África do Sul não usam IBAN.',
    },
    'bank/iban-length': {
      message: 'Um IBAN deste país ({country:name}) tem {characters} caracteres',
      remedy:
        'Este IBAN deve ter {characters} caracteres. Confira se não falta nem se repete nenhum.',
    },
    'bank/iban-form': {
      message:
        'O IBAN tem uma letra no lugar de um dígito, ou o contrário, para este país ({country:name})',
      remedy:
        'Este IBAN tem um erro de digitação. Compare-o com um extrato, sobretudo O e 0, I e 1.',
    },
    'bank/iban-check-digits': {
      message:
        'Os dígitos verificadores do IBAN estão errados: um caractere está errado ou dois estão trocados',
      remedy:
        'Este IBAN tem um erro de digitação. Compare-o com um extrato, caractere por caractere.',
    },
    'bank/iban-national-check': {
      message:
        'O número da conta dentro do IBAN não passa na verificação nacional ({country:name})',
      remedy:
        'Este IBAN tem um erro de digitação. Compare-o com um extrato, caractere por caractere.',
    },
    'bank/iban-currency': {
      message: 'Um IBAN contradiz a moeda {currency}: este país ({country:name}) não usa IBAN',
      remedy:
        'Os bancos deste país ({country:name}) não usam IBAN. Remova o IBAN ou confira a moeda.',
    },
    'bank/bic-form': {
      message:
        'Um BIC tem 8 ou 11 maiúsculas e dígitos: 4 do banco, 2 do país, 2 da praça, 3 da agência',
      remedy: 'Um código SWIFT tem 8 ou 11 caracteres. Copie-o de um extrato, em maiúsculas.',
    },
    'bank/bic-country': {
      message: 'O 5º e o 6º caracteres de um BIC são um código de país; estes não são',
      remedy: 'Este código SWIFT tem um erro de digitação. Copie-o de um extrato.',
    },
    'bank/bic-test': {
      message: 'Um BIC cujo 8º caractere é 0 serve para testes: nenhum pagamento chega a ele',
      remedy: 'Este código SWIFT é de testes. Peça o código SWIFT real do banco.',
    },
    'bank/bic-currency': {
      message: 'O BIC não é de um banco do país da moeda ({country:name}, {currency})',
      remedy:
        'Este código SWIFT é de um banco fora do país da conta ({country:name}). Confira o código e a moeda.',
    },
    'bank/bic-bank': {
      message: 'O BIC é de {bank}, não do banco em bank_name e bank_code',
      remedy: 'Este código SWIFT é de {bank}. Confira o banco e o código SWIFT.',
    },
    'bank/aba-form': {
      message: 'Um routing number ABA tem exatamente 9 dígitos',
      remedy:
        'Um routing number tem 9 dígitos. Copie-o de um cheque ou extrato, com os zeros à esquerda.',
    },
    'bank/aba-prefix': {
      message: 'Um routing number ABA começa com 00 a 12, 21 a 32, 61 a 72 ou 80',
      remedy: 'Este routing number tem um erro de digitação. Compare-o com um cheque ou extrato.',
    },
    'bank/aba-check-digit': {
      message:
        'O dígito verificador do routing number está errado: um dígito está errado ou dois estão trocados',
      remedy: 'Este routing number tem um erro de digitação. Compare-o com um cheque ou extrato.',
    },
    'bank/uk-sort-code': {
      message: 'Um sort code britânico tem 6 dígitos, escrito 123456 ou 12-34-56',
      remedy: 'Um sort code tem 6 dígitos. Copie-o de um cartão ou extrato.',
    },
  },
};
