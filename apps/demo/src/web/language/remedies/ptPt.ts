import { ptBr } from './ptBr.ts';

/** The same in the Portuguese of Portugal: where it differs from that of Brazil. */
export const ptPt: Readonly<Record<string, string>> = {
  ...ptBr,
  'address/text':
    'Isto não é um endereço. Indique o endereço da carteira: 0x e os 40 caracteres seguintes.',
  'address/private-key':
    'Isto parece um segredo, não um endereço. Se for, transfira já os fundos para uma carteira nova e indique o endereço dela.',
  'address/64-digits':
    'Este endereço é de outra rede. Peça ao destinatário um endereço Ethereum ou Polygon. Se colou uma chave privada, transfira já os fundos para uma carteira nova.',
  'address/link': 'Indique só o endereço do destinatário: 0x e os 40 caracteres seguintes.',
  'address/name':
    'Isto é um nome, não um endereço. Procure-o na sua carteira e indique o endereço que começa com 0x.',
  'address/visible-characters':
    'O endereço contém um espaço ou um carácter invisível. Limpe o campo e cole só o endereço.',
  'address/ascii-digits':
    'Um carácter deste endereço só parece uma letra ou um algarismo. Copie o endereço de novo da origem.',
  'address/hexadecimal':
    'O endereço contém um carácter que nenhum endereço tem, por exemplo a letra O ou l. Copie-o de novo.',
  'address/checksum':
    'Este endereço tem uma gralha. Copie-o de novo da origem; não troque letras para o fazer coincidir.',
  'address/no-checksum':
    'Uma gralha neste endereço passaria despercebida. Cole o endereço com maiúsculas e minúsculas ou compare cada carácter.',
  'address/sanctioned':
    'Este endereço está na lista de sanções dos Estados Unidos. Não envie nada e avise a equipa de conformidade.',
  'address/public-key':
    'Qualquer pessoa pode tirar o dinheiro deste endereço de teste. Indique o endereço do destinatário.',
  'address/zero':
    'O dinheiro enviado para este endereço perde-se. Indique o endereço do destinatário.',
  'address/burn':
    'O dinheiro enviado para este endereço perde-se. Indique o endereço do destinatário.',
  'address/reserved':
    'O dinheiro enviado para este endereço perde-se. Indique o endereço do destinatário.',
  'address/token-contract':
    'Os tokens enviados para este endereço perdem-se. Indique o endereço da carteira do destinatário.',
  'address/contract':
    'Este endereço é um programa, não uma carteira: o dinheiro enviado para lá quase sempre se perde. Indique o endereço da carteira do destinatário.',
  'address/look-alike':
    'Este endereço parece-se com um que conhece, mas é diferente. Compare cada carácter ou pergunte ao destinatário.',
  'bank/method': 'Indique o tipo, a moeda e a conta.',
  'bank/text': 'Indique isto como texto, com todos os zeros à esquerda.',
  'bank/visible-characters':
    'Este campo contém um carácter invisível. Limpe-o e escreva o valor de novo.',
  'bank/ascii':
    'Um carácter só parece uma letra ou um algarismo. Escreva o valor com 0 a 9 e A a Z.',
  'bank/name-letters': 'Isto não é um nome. Indique aqui o nome e o número no campo próprio.',
  'bank/placeholder-name': 'Este nome é só um exemplo. Indique o nome como está no banco.',
  'bank/placeholder-number': 'Este número parece fictício. Indique o número da conta.',
  'bank/account-name': 'Indique o nome do titular da conta, não o do banco.',
  'bank/closed-bank': 'Este banco foi encerrado. Indique uma conta noutro banco.',
  'bank/other-country-code':
    'Este código é de um banco de outro país. Verifique a moeda e o banco.',
  'bank/ngn-ten-digits':
    'Um número de conta nigeriano tem 10 algarismos. Verifique se não falta nenhum e mantenha os zeros à esquerda.',
  'bank/ngn-phone-number':
    'Isto parece um número de telefone. Indique o número da conta, de 10 algarismos, que a aplicação do banco mostra.',
  'bank/ngn-phone-without-zero':
    'Isto parece uma conta OPay ou PalmPay. Escolha esse banco ou indique o número da conta no banco escolhido.',
  'bank/nuban-check-digit':
    'Este número de conta não é deste banco. Verifique o número e o banco num extrato. O número serve para: {banks}.',
  'bank/ngn-bank-code':
    'Este não é um código de banco nigeriano. Indique o código do banco com os zeros à esquerda, por exemplo 058.',
  'bank/ngn-bank-agrees':
    'O nome e o código são de bancos diferentes: o código é de {bank}. Verifique qual está certo.',
  'bank/zar-digits':
    'Um número de conta sul-africano tem de 6 a 11 algarismos. Indique só os algarismos, sem o código do balcão.',
  'bank/zar-length':
    'Os números de conta do {bank} têm {digits} algarismos. Verifique o número e o banco.',
  'bank/zar-phone-number':
    'Isto parece um número de telefone. Indique o número da conta, que a aplicação do banco mostra.',
  'bank/zar-branch-code':
    'Um código de balcão tem 6 algarismos. Indique o código universal de balcão do banco.',
  'bank/zar-bank-agrees':
    'O nome e o código do balcão são de bancos diferentes: o código é de {bank}. Verifique qual está certo.',
  'bank/zar-universal-code':
    'Use o código universal de balcão do {bank}, {branchCode}: vale para todos os balcões.',
};
