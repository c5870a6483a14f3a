/** What to do about the findings on addresses and bank accounts, by their rule, in the Portuguese of Brazil. */
export const ptBr: Readonly<Record<string, string>> = {
  'address/text':
    'Isto não é um endereço. Informe o endereço da carteira: 0x e os 40 caracteres seguintes.',
  'address/private-key':
    'Isto parece um segredo, não um endereço. Se for, transfira já os fundos para uma carteira nova e informe o endereço dela.',
  'address/64-digits':
    'Este endereço é de outra rede. Peça ao destinatário um endereço Ethereum ou Polygon. Se você colou uma chave privada, transfira já os fundos para uma carteira nova.',
  'address/other-network':
    'Este é um endereço {chain}. Peça ao destinatário um endereço Ethereum ou Polygon, que começa com 0x.',
  'address/shortened':
    'Este endereço está abreviado. Copie-o inteiro com o botão de copiar da carteira.',
  'address/link': 'Informe só o endereço do destinatário: 0x e os 40 caracteres seguintes.',
  'address/icap': 'Este é um código ICAP. Peça ao destinatário o endereço que começa com 0x.',
  'address/name':
    'Isto é um nome, não um endereço. Procure-o na sua carteira e informe o endereço que começa com 0x.',
  'address/visible-characters':
    'O endereço contém um espaço ou um caractere invisível. Limpe o campo e cole só o endereço.',
  'address/ascii-digits':
    'Um caractere deste endereço só parece uma letra ou um dígito. Copie o endereço de novo da origem.',
  'address/prefix': 'O endereço deve começar com 0x. Copie de novo o endereço inteiro.',
  'address/length':
    'O endereço deve ter 40 caracteres depois de 0x. Copie de novo o endereço inteiro.',
  'address/hexadecimal':
    'O endereço contém um caractere que nenhum endereço tem, por exemplo a letra O ou l. Copie-o de novo.',
  'address/other-chain-checksum':
    'Este endereço é da rede Rootstock. Peça ao destinatário um endereço Ethereum ou Polygon.',
  'address/checksum':
    'Este endereço tem um erro de digitação. Copie-o de novo da origem; não troque letras para fazê-lo bater.',
  'address/no-checksum':
    'Um erro de digitação neste endereço passaria despercebido. Cole o endereço com maiúsculas e minúsculas ou compare cada caractere.',
  'address/sanctioned':
    'Este endereço está na lista de sanções dos Estados Unidos. Não envie nada e avise a equipe de compliance.',
  'address/public-key':
    'Qualquer pessoa pode tirar o dinheiro deste endereço de teste. Informe o endereço do destinatário.',
  'address/zero':
    'O dinheiro enviado a este endereço se perde. Informe o endereço do destinatário.',
  'address/burn':
    'O dinheiro enviado a este endereço se perde. Informe o endereço do destinatário.',
  'address/reserved':
    'O dinheiro enviado a este endereço se perde. Informe o endereço do destinatário.',
  'address/token-contract':
    'Os tokens enviados a este endereço se perdem. Informe o endereço da carteira do destinatário.',
  'address/exchange':
    'Este endereço é da própria corretora, que não sabe de quem é o pagamento. Copie o endereço de depósito da conta do destinatário.',
  'address/contract':
    'Este endereço é um programa, não uma carteira: o dinheiro enviado para lá quase sempre se perde. Informe o endereço da carteira do destinatário.',
  'address/look-alike':
    'Este endereço se parece com um que você conhece, mas é diferente. Compare cada caractere ou pergunte ao destinatário.',
  'bank/method': 'Informe o tipo, a moeda e a conta.',
  'bank/text': 'Informe isto como texto, com todos os zeros à esquerda.',
  'bank/recommended-field': 'Preencha este campo.',
  'bank/visible-characters':
    'Este campo contém um caractere invisível. Limpe-o e digite o valor de novo.',
  'bank/ascii': 'Um caractere só parece uma letra ou um dígito. Digite o valor com 0 a 9 e A a Z.',
  'bank/no-spaces': 'Remova os espaços.',
  'bank/name-letters': 'Isto não é um nome. Informe aqui o nome e o número no campo próprio.',
  'bank/placeholder-name': 'Este nome é só um exemplo. Informe o nome como está no banco.',
  'bank/placeholder-number': 'Este número parece fictício. Informe o número da conta.',
  'bank/account-name': 'Informe o nome do titular da conta, não o do banco.',
  'bank/closed-bank': 'Este banco foi fechado. Informe uma conta em outro banco.',
  'bank/other-country-code': 'Este código é de um banco de outro país. Confira a moeda e o banco.',
  'bank/ngn-ten-digits':
    'Um número de conta nigeriano tem 10 dígitos. Confira se não falta nenhum e mantenha os zeros à esquerda.',
  'bank/ngn-phone-number':
    'Isto parece um número de telefone. Informe o número da conta, de 10 dígitos, que o aplicativo do banco mostra.',
  'bank/ngn-phone-without-zero':
    'Isto parece uma conta OPay ou PalmPay. Escolha esse banco ou informe o número da conta no banco escolhido.',
  'bank/nuban-check-digit':
    'Este número de conta não é deste banco. Confira o número e o banco em um extrato. O número serve para: {banks}.',
  'bank/ngn-bank-code':
    'Este não é um código de banco nigeriano. Informe o código do banco com os zeros à esquerda, por exemplo 058.',
  'bank/ngn-bank-agrees':
    'O nome e o código são de bancos diferentes: o código é de {bank}. Confira qual está certo.',
  'bank/ngn-merged-bank':
    'Este banco agora é {successor}. Escolha {successor} (código {code}); o número da conta continua o mesmo.',
  'bank/zar-digits':
    'Um número de conta sul-africano tem de 6 a 11 dígitos. Informe só os dígitos, sem o código da agência.',
  'bank/zar-length':
    'Os números de conta do {bank} têm {digits} dígitos. Confira o número e o banco.',
  'bank/zar-phone-number':
    'Isto parece um número de telefone. Informe o número da conta, que o aplicativo do banco mostra.',
  'bank/zar-branch-code':
    'Um código de agência tem 6 dígitos. Informe o código universal de agência do banco.',
  'bank/zar-bank-agrees':
    'O nome e o código da agência são de bancos diferentes: o código é de {bank}. Confira qual está certo.',
  'bank/zar-universal-code':
    'Use o código universal de agência do {bank}, {branchCode}: ele vale para todas as agências.',
};
