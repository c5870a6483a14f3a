import { deepFreeze } from '@passmuster/findings';
import type { CompleteAddressCatalog } from './addressCatalog.ts';
import { ptBr } from './ptBr.ts';

/** The remedies of the findings on addresses in Portuguese as written in Portugal; those that Brazil writes alike come from there. */
export const ptPt: CompleteAddressCatalog = /* @__PURE__ */ deepFreeze<CompleteAddressCatalog>({
  locale: 'pt-PT',
  remedies: {
    ...ptBr.remedies,
    'address/text':
      'Isto não é um endereço. Indique o endereço da carteira: 0x e os 40 caracteres seguintes.',
    'address/private-key':
      'Isto parece um segredo, não um endereço. Se for, transfira já os fundos para uma carteira nova e indique o endereço dela.',
    'address/64-digits':
      'Este endereço é de outra rede. Peça ao destinatário um endereço Ethereum ou Polygon. Se colou uma chave privada, transfira já os fundos para uma carteira nova.',
    'address/link':
      'Há mais do que um endereço aqui. Indique só o endereço do destinatário: 0x e os 40 caracteres seguintes.',
    'address/name':
      'Isto é um nome, não um endereço. Procure-o na sua carteira e indique o endereço que começa com 0x.',
    'address/visible-characters':
      'O endereço contém um espaço ou um carácter invisível. Limpe o campo e cole só o endereço.',
    'address/ascii-digits':
      'Um carácter deste endereço apenas se parece com uma letra ou um dígito. Copie o endereço de novo de onde o recebeu.',
    'address/hexadecimal':
      'O endereço contém um carácter que nenhum endereço tem, por exemplo a letra O ou l. Copie-o de novo.',
    'address/checksum':
      'Este endereço tem uma gralha. Copie-o de novo de onde o recebeu; não altere letras para o tornar válido.',
    'address/no-checksum':
      'Uma gralha neste endereço passaria despercebida. Cole o endereço com maiúsculas e minúsculas ou compare cada carácter.',
    'address/sanctioned':
      'Este endereço está na lista de sanções dos Estados Unidos. Não envie nada e avise a equipa de conformidade.',
    'address/public-key':
      'Qualquer pessoa pode retirar o dinheiro deste endereço de teste. Indique o endereço do destinatário.',
    'address/zero':
      'O dinheiro enviado para este endereço perde-se. Indique o endereço do destinatário.',
    'address/burn':
      'O dinheiro enviado para este endereço perde-se. Indique o endereço do destinatário.',
    'address/reserved':
      'O dinheiro enviado para este endereço perde-se. Indique o endereço do destinatário.',
    'address/token-contract':
      'Os tokens enviados para este endereço perdem-se. Indique o endereço da carteira do destinatário.',
    'address/token-contract.otherNetwork':
      'Os tokens enviados para este endereço perdem-se. Indique o endereço da carteira do destinatário.',
    'address/contract':
      'Este endereço é um programa, não uma carteira: o dinheiro enviado para lá quase sempre se perde. Indique o endereço da carteira do destinatário.',
    'address/look-alike':
      'Este endereço parece-se com um que conhece, mas é diferente. Compare cada carácter ou pergunte ao destinatário.',
    'address/look-alike.listed':
      'Este endereço parece-se com outro da lista ({first}), mas é diferente. Compare cada carácter dos dois ou pergunte ao destinatário.',
    'address/exchange':
      'Este endereço é da própria plataforma, que não sabe de quem é o pagamento. Copie o endereço de depósito da conta do destinatário.',
  },
});
