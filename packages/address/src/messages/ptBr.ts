import type { CompleteAddressCatalog } from './addressCatalog.ts';

/** The texts of the findings on addresses in Brazilian Portuguese. */
export const ptBr: CompleteAddressCatalog = {
  locale: 'pt-BR',
  rules: {
    'address/text': {
      message: 'Um endereço deve ser uma string: 0x e 40 dígitos hexadecimais',
      remedy:
        'Isto não é um endereço. Informe o endereço da carteira: 0x e os 40 caracteres seguintes.',
    },
    'address/private-key': {
      message: 'Isto tem a forma de um segredo ({what}), não de um endereço',
      remedy:
        'Isto parece um segredo, não um endereço. Se for, transfira já os fundos para uma carteira nova e informe o endereço dela.',
    },
    'address/64-digits': {
      message:
        'São 64 dígitos hexadecimais: um endereço Sui ou Aptos, um hash de transação ou uma chave privada',
      remedy:
        'Este endereço é de outra rede. Peça ao destinatário um endereço Ethereum ou Polygon. Se você colou uma chave privada, transfira já os fundos para uma carteira nova.',
    },
    'address/other-network': {
      message: 'Isto tem a forma de um endereço {chain}; as redes são erc20 (Ethereum) e polygon',
      remedy:
        'Este é um endereço {chain}. Peça ao destinatário um endereço Ethereum ou Polygon, que começa com 0x.',
    },
    'address/shortened': {
      message: 'O endereço está abreviado: faltam dígitos no meio',
      remedy: 'Este endereço está abreviado. Copie-o inteiro com o botão de copiar da carteira.',
    },
    'address/link': {
      message: 'Isto é um link, ou há texto antes do endereço; envie só o endereço',
      remedy: 'Informe só o endereço do destinatário: 0x e os 40 caracteres seguintes.',
    },
    'address/icap': {
      message: 'Isto é um código ICAP (XE e dígitos verificadores), que a API não aceita',
      remedy: 'Este é um código ICAP. Peça ao destinatário o endereço que começa com 0x.',
    },
    'address/name': {
      message: 'Isto é um nome, por exemplo do ENS; a API só aceita endereços',
      remedy:
        'Isto é um nome, não um endereço. Procure-o na sua carteira e informe o endereço que começa com 0x.',
    },
    'address/visible-characters': {
      message: 'O endereço contém um espaço ou um caractere invisível (posição {positions})',
      remedy:
        'O endereço contém um espaço ou um caractere invisível. Limpe o campo e cole só o endereço.',
    },
    'address/ascii-digits': {
      message: 'O endereço contém um caractere fora do ASCII (posição {positions})',
      remedy:
        'Um caractere deste endereço só parece uma letra ou um dígito. Copie o endereço de novo da origem.',
    },
    'address/prefix': {
      message: 'O endereço deve começar com 0x, com x minúsculo',
      remedy: 'O endereço deve começar com 0x. Copie de novo o endereço inteiro.',
    },
    'address/length': {
      message: 'O endereço deve ter 40 dígitos depois de 0x; este tem {count}',
      remedy: 'O endereço deve ter 40 caracteres depois de 0x. Copie de novo o endereço inteiro.',
      texts: {
        tooLong: {
          message: 'O endereço deve ter 40 dígitos depois de 0x; este tem mais de {count}',
          remedy:
            'O endereço deve ter 40 caracteres depois de 0x. Copie de novo o endereço inteiro.',
        },
      },
    },
    'address/hexadecimal': {
      message: 'O endereço contém um caractere que não é 0 a 9 nem a a f (posição {positions})',
      remedy:
        'O endereço contém um caractere que nenhum endereço tem, por exemplo a letra O ou l. Copie-o de novo.',
    },
    'address/other-chain-checksum': {
      message: 'O checksum é o do ERC-1191 para Rootstock (cadeia 30), não o do ERC-55',
      remedy:
        'Este endereço é da rede Rootstock. Peça ao destinatário um endereço Ethereum ou Polygon.',
    },
    'address/checksum': {
      message:
        'O checksum está errado: {count} de {letters} letras trocam maiúscula e minúscula (dígito {positions} depois de 0x)',
      remedy:
        'Este endereço tem um erro de digitação. Copie-o de novo da origem; não troque letras para fazê-lo bater.',
    },
    'address/no-checksum': {
      message:
        'As letras são todas maiúsculas ou todas minúsculas: o endereço não tem checksum, e um erro de digitação passa despercebido',
      remedy:
        'Um erro de digitação neste endereço passaria despercebido. Cole o endereço com maiúsculas e minúsculas ou compare cada caractere.',
    },
    'address/sanctioned': {
      message: 'O OFAC lista este endereço com {label} (lista SDN de {date})',
      remedy:
        'Este endereço está na lista de sanções dos Estados Unidos. Não envie nada e avise a equipe de compliance.',
    },
    'address/public-key': {
      message:
        'A chave privada deste endereço é pública ({label}): qualquer pessoa pode tirar o que for enviado para ele',
      remedy:
        'Qualquer pessoa pode tirar o dinheiro deste endereço de teste. Informe o endereço do destinatário.',
    },
    'address/zero': {
      message: 'Este é o endereço zero: ninguém tem a chave dele',
      remedy: 'O dinheiro enviado a este endereço se perde. Informe o endereço do destinatário.',
    },
    'address/burn': {
      message: 'Ninguém tem a chave deste endereço: {label}',
      remedy: 'O dinheiro enviado a este endereço se perde. Informe o endereço do destinatário.',
    },
    'address/reserved': {
      message: 'Este endereço está na faixa dos contratos pré-compilados e do sistema',
      remedy: 'O dinheiro enviado a este endereço se perde. Informe o endereço do destinatário.',
    },
    'address/token-contract': {
      message: 'Este é o contrato do token {symbol} em {network}, não uma carteira',
      remedy:
        'Os tokens enviados a este endereço se perdem. Informe o endereço da carteira do destinatário.',
      texts: {
        otherNetwork: {
          message: 'Este é o contrato do token {symbol} em {network}, outra rede, não uma carteira',
          remedy:
            'Os tokens enviados a este endereço se perdem. Informe o endereço da carteira do destinatário.',
        },
      },
    },
    'address/exchange': {
      message:
        'Esta é uma carteira da própria {label} (lista de {date}), não o endereço de depósito de um cliente',
      remedy:
        'Este endereço é da própria corretora, que não sabe de quem é o pagamento. Copie o endereço de depósito da conta do destinatário.',
    },
    'address/contract': {
      message: 'Este é o contrato {label} (lista de {date}), não uma carteira',
      remedy:
        'Este endereço é um programa, não uma carteira: o dinheiro enviado para lá quase sempre se perde. Informe o endereço da carteira do destinatário.',
    },
    'address/look-alike': {
      message:
        'O endereço começa e termina como a entrada {entry} da lista de endereços conhecidos, mas é diferente: pode ser envenenamento de endereços',
      remedy:
        'Este endereço se parece com um que você conhece, mas é diferente. Compare cada caractere ou pergunte ao destinatário.',
    },
  },
};
