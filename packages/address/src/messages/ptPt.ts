import type { CompleteAddressCatalog } from './addressCatalog.ts';
import { ptBr } from './ptBr.ts';

/** The texts of the findings on addresses in Portuguese as written in Portugal; those that Brazil writes alike come from there. */
export const ptPt: CompleteAddressCatalog = {
  locale: 'pt-PT',
  rules: {
    ...ptBr.rules,
    'address/text': {
      message: 'Um endereço deve ser uma string: 0x e 40 dígitos hexadecimais',
      remedy:
        'Isto não é um endereço. Indique o endereço da carteira: 0x e os 40 caracteres seguintes.',
    },
    'address/private-key': {
      message: 'Isto tem a forma de um segredo ({what}), não de um endereço',
      remedy:
        'Isto parece um segredo, não um endereço. Se for, transfira já os fundos para uma carteira nova e indique o endereço dela.',
    },
    'address/64-digits': {
      message:
        'São 64 dígitos hexadecimais: um endereço Sui ou Aptos, um hash de transação ou uma chave privada',
      remedy:
        'Este endereço é de outra rede. Peça ao destinatário um endereço Ethereum ou Polygon. Se colou uma chave privada, transfira já os fundos para uma carteira nova.',
    },
    'address/link': {
      message: 'Isto é um link, ou há texto antes do endereço; envie só o endereço',
      remedy: 'Indique só o endereço do destinatário: 0x e os 40 caracteres seguintes.',
    },
    'address/icap': {
      message: 'Isto é um código ICAP (XE e dígitos de controlo), que a API não aceita',
      remedy: 'Este é um código ICAP. Peça ao destinatário o endereço que começa com 0x.',
    },
    'address/name': {
      message: 'Isto é um nome, por exemplo do ENS; a API só aceita endereços',
      remedy:
        'Isto é um nome, não um endereço. Procure-o na sua carteira e indique o endereço que começa com 0x.',
    },
    'address/visible-characters': {
      message: 'O endereço contém um espaço ou um carácter invisível (posição {positions})',
      remedy:
        'O endereço contém um espaço ou um carácter invisível. Limpe o campo e cole só o endereço.',
    },
    'address/ascii-digits': {
      message: 'O endereço contém um carácter fora do ASCII (posição {positions})',
      remedy:
        'Um carácter deste endereço só parece uma letra ou um algarismo. Copie o endereço de novo da origem.',
    },
    'address/hexadecimal': {
      message: 'O endereço contém um carácter que não é 0 a 9 nem a a f (posição {positions})',
      remedy:
        'O endereço contém um carácter que nenhum endereço tem, por exemplo a letra O ou l. Copie-o de novo.',
    },
    'address/checksum': {
      message:
        'O checksum está errado: {count} de {letters} letras trocam maiúscula e minúscula (dígito {positions} depois de 0x)',
      remedy:
        'Este endereço tem uma gralha. Copie-o de novo da origem; não troque letras para o fazer coincidir.',
    },
    'address/no-checksum': {
      message:
        'As letras são todas maiúsculas ou todas minúsculas: o endereço não tem checksum, e uma gralha passa despercebida',
      remedy:
        'Uma gralha neste endereço passaria despercebida. Cole o endereço com maiúsculas e minúsculas ou compare cada carácter.',
    },
    'address/sanctioned': {
      message: 'O OFAC lista este endereço com {label} (lista SDN de {date})',
      remedy:
        'Este endereço está na lista de sanções dos Estados Unidos. Não envie nada e avise a equipa de conformidade.',
    },
    'address/public-key': {
      message:
        'A chave privada deste endereço é pública ({label}): qualquer pessoa pode tirar o que for enviado para ele',
      remedy:
        'Qualquer pessoa pode tirar o dinheiro deste endereço de teste. Indique o endereço do destinatário.',
    },
    'address/zero': {
      message: 'Este é o endereço zero: ninguém tem a chave dele',
      remedy: 'O dinheiro enviado para este endereço perde-se. Indique o endereço do destinatário.',
    },
    'address/burn': {
      message: 'Ninguém tem a chave deste endereço: {label}',
      remedy: 'O dinheiro enviado para este endereço perde-se. Indique o endereço do destinatário.',
    },
    'address/reserved': {
      message: 'Este endereço está na faixa dos contratos pré-compilados e do sistema',
      remedy: 'O dinheiro enviado para este endereço perde-se. Indique o endereço do destinatário.',
    },
    'address/token-contract': {
      message: 'Este é o contrato do token {symbol} em {network}, não uma carteira',
      remedy:
        'Os tokens enviados para este endereço perdem-se. Indique o endereço da carteira do destinatário.',
      texts: {
        otherNetwork: {
          message: 'Este é o contrato do token {symbol} em {network}, outra rede, não uma carteira',
          remedy:
            'Os tokens enviados para este endereço perdem-se. Indique o endereço da carteira do destinatário.',
        },
      },
    },
    'address/contract': {
      message: 'Este é o contrato {label} (lista de {date}), não uma carteira',
      remedy:
        'Este endereço é um programa, não uma carteira: o dinheiro enviado para lá quase sempre se perde. Indique o endereço da carteira do destinatário.',
    },
    'address/look-alike': {
      message:
        'O endereço começa e termina como a entrada {entry} da lista de endereços conhecidos, mas é diferente: pode ser envenenamento de endereços',
      remedy:
        'Este endereço parece-se com um que conhece, mas é diferente. Compare cada carácter ou pergunte ao destinatário.',
    },
  },
};
