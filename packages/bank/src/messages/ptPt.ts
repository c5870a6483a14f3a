import type { CompleteBankCatalog } from './bankCatalog.ts';
import { ptBr } from './ptBr.ts';

/** The texts of the findings on bank accounts in Portuguese as written in Portugal; those that Brazil writes alike come from there. */
export const ptPt: CompleteBankCatalog = {
  locale: 'pt-PT',
  rules: {
    ...ptBr.rules,
    'bank/method': {
      message: 'Uma forma de pagamento bancária deve ser um objeto JSON',
      remedy: 'Indique o tipo, a moeda e a conta.',
    },
    'bank/text': {
      message: '{field} deve ser uma string JSON: um número perderia os zeros à esquerda',
      remedy: 'Indique isto como texto, com todos os zeros à esquerda.',
    },
    'bank/visible-characters': {
      message: '{field} contém um carácter invisível, como um espaço de largura zero',
      remedy: 'Este campo contém um carácter invisível. Limpe-o e escreva o valor de novo.',
    },
    'bank/ascii': {
      message: '{field} contém uma letra ou um dígito fora do ASCII, mesmo que pareça um',
      remedy: 'Um carácter só parece uma letra ou um algarismo. Escreva o valor com 0 a 9 e A a Z.',
    },
    'bank/name-letters': {
      message: '{field} não tem letras, portanto não é um nome',
      remedy: 'Isto não é um nome. Indique aqui o nome e o número no campo próprio.',
    },
    'bank/placeholder-name': {
      message: '{field} é um valor de preenchimento',
      remedy: 'Este nome é só um exemplo. Indique o nome como está no banco.',
    },
    'bank/placeholder-number': {
      message:
        'O número da conta repete um só dígito ou segue a ordem dos dígitos, como um valor de preenchimento',
      remedy: 'Este número parece fictício. Indique o número da conta.',
    },
    'bank/account-name': {
      message: 'O nome do titular é o nome do banco',
      remedy: 'Indique o nome do titular da conta, não o do banco.',
    },
    'bank/closed-bank': {
      message: '{bank} foi encerrado ({date}): nenhum pagamento chega a ele',
      remedy: 'Este banco foi encerrado. Indique uma conta noutro banco.',
    },
    'bank/other-country-code': {
      message: 'O código é de um banco de outro país ({country:name}), mas a moeda é {currency}',
      remedy:
        'Este código é de um banco de outro país ({country:name}). Verifique a moeda e o banco.',
    },
    'bank/ngn-ten-digits': {
      message: 'Um número de conta nigeriano (NUBAN) tem exatamente 10 dígitos',
      remedy:
        'Um número de conta nigeriano tem 10 algarismos. Verifique se não falta nenhum e mantenha os zeros à esquerda.',
    },
    'bank/ngn-phone-number': {
      message: 'O número da conta tem a forma de um telemóvel nigeriano',
      remedy:
        'Isto parece um número de telefone. Indique o número da conta, de 10 algarismos, que a aplicação do banco mostra.',
    },
    'bank/ngn-phone-without-zero': {
      message:
        'O número da conta tem a forma de um telemóvel sem o primeiro 0 e não corresponde ao código do banco',
      remedy:
        'Isto parece uma conta OPay ou PalmPay. Escolha esse banco ou indique o número da conta no banco escolhido.',
    },
    'bank/nuban-check-digit': {
      message:
        'O dígito de controlo da conta não corresponde ao código do banco. Corresponde a: {banks}',
      remedy:
        'Este número de conta não é deste banco. Verifique o número e o banco num extrato. O número serve para: {banks}.',
      texts: {
        unlisted: {
          message:
            'O dígito de controlo da conta não corresponde ao código do banco nem a um banco da lista',
          remedy:
            'Este número de conta não é deste banco. Verifique o número e o banco num extrato.',
        },
      },
    },
    'bank/ngn-bank-code': {
      message:
        'Um código de banco nigeriano tem 3, 5 ou 6 dígitos, ou uma forma como 035A ou MFB50094',
      remedy:
        'Este não é um código de banco nigeriano. Indique o código do banco com os zeros à esquerda, por exemplo 058.',
    },
    'bank/ngn-bank-agrees': {
      message: 'O código é de {bank}, não do banco em bank_name',
      remedy:
        'O nome e o código são de bancos diferentes: o código é de {bank}. Verifique qual está certo.',
    },
    'bank/zar-digits': {
      message: 'Um número de conta sul-africano tem de 6 a 11 dígitos e nada mais',
      remedy:
        'Um número de conta sul-africano tem de 6 a 11 algarismos. Indique só os algarismos, sem o código do balcão.',
    },
    'bank/zar-length': {
      message: 'Um número de conta do {bank} tem {digits} dígitos',
      remedy:
        'Os números de conta do {bank} têm {digits} algarismos. Verifique o número e o banco.',
    },
    'bank/zar-phone-number': {
      message: 'O número da conta tem a forma de um telemóvel sul-africano',
      remedy:
        'Isto parece um número de telefone. Indique o número da conta, que a aplicação do banco mostra.',
    },
    'bank/zar-branch-code': {
      message: 'Um código de balcão sul-africano tem exatamente 6 dígitos',
      remedy:
        'Um código de balcão tem 6 algarismos. Indique o código universal de balcão do banco.',
    },
    'bank/zar-bank-agrees': {
      message: 'O código do balcão é o código universal de {bank}, não do banco em bank_name',
      remedy:
        'O nome e o código do balcão são de bancos diferentes: o código é de {bank}. Verifique qual está certo.',
    },
    'bank/zar-universal-code': {
      message: 'O código do balcão não é o código universal de {bank}, {branchCode}',
      remedy:
        'Use o código universal de balcão do {bank}, {branchCode}: vale para todos os balcões.',
    },
    'bank/iban-length': {
      message: 'Um IBAN deste país ({country:name}) tem {characters} caracteres',
      remedy:
        'Este IBAN deve ter {characters} caracteres. Verifique se não falta nem se repete nenhum.',
    },
    'bank/iban-form': {
      message:
        'O IBAN tem uma letra no lugar de um dígito, ou o contrário, para este país ({country:name})',
      remedy: 'Este IBAN tem uma gralha. Compare-o com um extrato, sobretudo O e 0, I e 1.',
    },
    'bank/iban-check-digits': {
      message:
        'Os dígitos de controlo do IBAN estão errados: um carácter está errado ou dois estão trocados',
      remedy: 'Este IBAN tem uma gralha. Compare-o com um extrato, carácter por carácter.',
    },
    'bank/iban-national-check': {
      message:
        'O número da conta dentro do IBAN não passa na verificação nacional ({country:name})',
      remedy: 'Este IBAN tem uma gralha. Compare-o com um extrato, carácter por carácter.',
    },
    'bank/iban-currency': {
      message: 'Um IBAN contradiz a moeda {currency}: este país ({country:name}) não usa IBAN',
      remedy:
        'Os bancos deste país ({country:name}) não usam IBAN. Remova o IBAN ou verifique a moeda.',
    },
    'bank/bic-form': {
      message:
        'Um BIC tem 8 ou 11 maiúsculas e dígitos: 4 do banco, 2 do país, 2 da praça, 3 do balcão',
      remedy: 'Um código SWIFT tem 8 ou 11 caracteres. Copie-o de um extrato, em maiúsculas.',
    },
    'bank/bic-country': {
      message: 'O 5º e o 6º caracteres de um BIC são um código de país; estes não são',
      remedy: 'Este código SWIFT tem uma gralha. Copie-o de um extrato.',
    },
    'bank/bic-test': {
      message: 'Um BIC cujo 8º carácter é 0 serve para testes: nenhum pagamento chega a ele',
      remedy: 'Este código SWIFT é de testes. Peça o código SWIFT real do banco.',
    },
    'bank/bic-currency': {
      message: 'O BIC não é de um banco do país da moeda ({country:name}, {currency})',
      remedy:
        'Este código SWIFT é de um banco fora do país da conta ({country:name}). Verifique o código e a moeda.',
    },
    'bank/bic-bank': {
      message: 'O BIC é de {bank}, não do banco em bank_name e bank_code',
      remedy: 'Este código SWIFT é de {bank}. Verifique o banco e o código SWIFT.',
    },
    'bank/aba-prefix': {
      message: 'Um routing number ABA começa com 00 a 12, 21 a 32, 61 a 72 ou 80',
      remedy: 'Este routing number tem uma gralha. Compare-o com um cheque ou extrato.',
    },
    'bank/aba-check-digit': {
      message:
        'O dígito de controlo do routing number está errado: um dígito está errado ou dois estão trocados',
      remedy: 'Este routing number tem uma gralha. Compare-o com um cheque ou extrato.',
    },
  },
};
