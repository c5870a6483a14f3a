import { deepFreeze } from '@passmuster/findings';
import type { CompleteAddressCatalog } from './addressCatalog.ts';

/** The remedies of the findings on addresses in Brazilian Portuguese. */
export const ptBr: CompleteAddressCatalog = /* @__PURE__ */ deepFreeze<CompleteAddressCatalog>({
  locale: 'pt-BR',
  remedies: {
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
    'address/link':
      'Há mais do que um endereço aqui. Informe só o endereço do destinatário: 0x e os 40 caracteres seguintes.',
    'address/icap': 'Este é um código ICAP. Peça ao destinatário o endereço que começa com 0x.',
    'address/name':
      'Isto é um nome, não um endereço. Procure-o na sua carteira e informe o endereço que começa com 0x.',
    'address/visible-characters':
      'O endereço contém um espaço ou um caractere invisível. Limpe o campo e cole só o endereço.',
    'address/ascii-digits':
      'Um caractere deste endereço apenas se parece com uma letra ou um dígito. Copie o endereço de novo de onde você o recebeu.',
    'address/prefix': 'Este endereço não começa com 0x. Copie de novo o endereço inteiro.',
    'address/prefix.capital':
      'Este endereço começa com um X maiúsculo. Escreva 0x com x minúsculo.',
    'address/prefix.letter': 'Este endereço começa com a letra O. Escreva 0x com o dígito zero.',
    'address/prefix.repeated':
      'Este endereço começa com 0x mais de uma vez. Escreva 0x uma única vez.',
    'address/length':
      'Um endereço tem 40 caracteres depois de 0x. Copie de novo o endereço inteiro.',
    'address/length.tooLong':
      'Um endereço tem 40 caracteres depois de 0x. Copie de novo o endereço inteiro.',
    'address/hexadecimal':
      'O endereço contém um caractere que nenhum endereço tem, por exemplo a letra O ou l. Copie-o de novo.',
    'address/other-chain-checksum':
      'Este endereço é da rede Rootstock. Peça ao destinatário um endereço Ethereum ou Polygon.',
    'address/checksum':
      'Este endereço tem um erro de digitação. Copie-o de novo de onde você o recebeu; não altere letras para torná-lo válido.',
    'address/no-checksum':
      'Um erro de digitação neste endereço passaria despercebido. Cole o endereço com maiúsculas e minúsculas ou compare cada caractere.',
    'address/sanctioned':
      'Este endereço está na lista de sanções dos Estados Unidos. Não envie nada e avise a equipe de compliance.',
    'address/public-key':
      'Qualquer pessoa pode retirar o dinheiro deste endereço de teste. Informe o endereço do destinatário.',
    'address/zero':
      'O dinheiro enviado a este endereço se perde. Informe o endereço do destinatário.',
    'address/burn':
      'O dinheiro enviado a este endereço se perde. Informe o endereço do destinatário.',
    'address/reserved':
      'O dinheiro enviado a este endereço se perde. Informe o endereço do destinatário.',
    'address/token-contract':
      'Os tokens enviados a este endereço se perdem. Informe o endereço da carteira do destinatário.',
    'address/token-contract.otherNetwork':
      'Os tokens enviados a este endereço se perdem. Informe o endereço da carteira do destinatário.',
    'address/exchange':
      'Este endereço é da própria corretora, que não sabe de quem é o pagamento. Copie o endereço de depósito da conta do destinatário.',
    'address/contract':
      'Este endereço é um programa, não uma carteira: o dinheiro enviado para lá quase sempre se perde. Informe o endereço da carteira do destinatário.',
    'address/look-alike':
      'Este endereço se parece com um que você conhece, mas é diferente. Compare cada caractere ou pergunte ao destinatário.',
    'address/look-alike.listed':
      'Este endereço se parece com outro da lista ({first}), mas é diferente. Compare cada caractere dos dois ou pergunte ao destinatário.',
  },
});
