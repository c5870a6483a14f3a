import type { TextsOf } from '../customerCatalog.ts';
import { schema as brazilian } from '../ptBr/schema.ts';

/** Texts of the rules `schema/*` in Portuguese as written in Portugal. */
export const schema: TextsOf<'schema'> = {
  ...brazilian,
  'schema/choice': {
    message: 'Este valor não está na lista da API',
    remedy: 'Escolha uma opção da lista.',
    texts: {
      annualRevenue: {
        message: 'A API só aceita {choices} aqui',
        remedy:
          'Escolha o escalão do volume de negócios anual: menos de 100 000 dólares, até 1, 10, 50 ou 100 milhões, ou mais de 100 milhões de dólares.',
      },
      assetType: {
        message: 'A API só aceita {choices} aqui',
        remedy: 'Escolha stablecoin ou moeda fiduciária.',
      },
      customerType: {
        message: 'A API só aceita {choices} aqui',
        remedy: 'Escolha empresa.',
      },
      network: {
        message: 'A API só aceita {choices} aqui',
        remedy: 'Escolha Ethereum (ERC-20) ou Polygon.',
      },
      payoutCurrency: {
        message: 'A API só aceita {choices} aqui',
        remedy: 'Escolha naira nigeriana (NGN) ou rand sul-africano (ZAR).',
      },
      proofKind: {
        message: 'A API só aceita {choices} aqui',
        remedy:
          'Escolha fatura de serviços, extrato bancário, documento fiscal, correspondência de um organismo público ou contrato de arrendamento.',
      },
      walletStatus: {
        message: 'A API só aceita {choices} aqui',
        remedy: 'Escolha ativa, pendente ou suspensa.',
      },
      spelling: {
        message: 'A API escreve este valor {choice}',
        remedy: 'Escolha uma opção da lista.',
      },
    },
  },
  'schema/type': {
    message: 'A API espera outro tipo aqui',
    remedy: 'Verifique este valor.',
    texts: {
      text: { message: 'A API espera uma string JSON aqui', remedy: 'Indique um texto.' },
      number: { message: 'A API espera um número JSON aqui', remedy: 'Indique um número.' },
      flag: { message: 'A API espera true ou false aqui', remedy: 'Responda sim ou não.' },
      object: { message: 'A API espera um objeto JSON aqui', remedy: 'Preencha esta secção.' },
      list: { message: 'A API espera uma lista JSON aqui', remedy: 'Preencha esta lista.' },
    },
  },
  'schema/unlisted-country': {
    message: 'Este código ISO 3166-1 não está na lista de países que a API publica',
    remedy: 'Este país não é suportado. Contacte o prestador antes de continuar.',
  },
  'schema/length': {
    message: 'A API não aceita um texto deste tamanho',
    remedy: 'Verifique o tamanho deste texto.',
    texts: {
      most: {
        message: 'A API aceita no máximo {limit} caracteres, contados em pontos de código Unicode',
        remedy: 'Este texto é demasiado longo. Reduza-o a {limit} caracteres.',
      },
      blank: {
        message: 'A API espera pelo menos um caráter aqui',
        remedy: 'Este campo é obrigatório.',
      },
    },
  },
  'schema/range': {
    message: 'A API não aceita este número',
    remedy: 'Verifique este número.',
    texts: {
      least: { message: 'A API aceita {limit} ou mais', remedy: 'Indique {limit} ou mais.' },
      most: { message: 'A API aceita {limit} ou menos', remedy: 'Indique {limit} ou menos.' },
    },
  },
  'schema/format': {
    message: 'A API espera outro formato aqui',
    remedy: 'Verifique como isto está escrito.',
    texts: {
      callingCode: {
        message: 'A API espera + e de 1 a 4 dígitos, o primeiro diferente de 0',
        remedy: 'Indique um indicativo do país como +234.',
      },
      characters: {
        message: 'A API espera um texto sem U+0000 e sem substitutos isolados',
        remedy: 'Este texto contém caracteres que não podem ser enviados. Escreva-o novamente.',
      },
      date: {
        message: 'A API espera uma data do calendário (AAAA-MM-DD)',
        remedy: 'Esta data não existe. Indique uma data como 2019-06-30.',
      },
      decimal: {
        message: 'A API espera um número decimal em forma de texto, como "12.50"',
        remedy: 'Indique um valor como 12.50.',
      },
      email: {
        message: 'A API espera um endereço de e-mail',
        remedy: 'Indique um endereço de e-mail como ada@example.com.',
      },
      finite: {
        message: 'A API espera um número finito',
        remedy: 'Indique um número com menos dígitos.',
      },
      image: {
        message: 'A API espera uma URL http ou https, ou um data URI (data:<type>;base64,<data>)',
        remedy:
          'Não foi possível ler este ficheiro. Envie-o novamente ou indique o endereço dele na web.',
      },
      phone: {
        message: 'A API espera o formato E.164: + e de 2 a 15 dígitos, o primeiro diferente de 0',
        remedy: 'Indique o telefone com o indicativo do país, por exemplo +234 801 234 5678.',
      },
      timestamp: {
        message: 'A API espera data e hora ISO 8601, como 2026-01-31T09:30:00.000Z',
        remedy: 'Indique data e hora como 2026-01-31T09:30:00.000Z.',
      },
      uuid: {
        message: 'A API espera um UUID',
        remedy: 'Indique um identificador como 3f2b8c1e-5d4a-4e6f-9a7b-1c2d3e4f5a6b.',
      },
      webAddress: {
        message: 'A API espera uma URL http ou https',
        remedy: 'Indique um endereço da web como https://example.com.',
      },
      wholeNumber: {
        message: 'A API espera um número inteiro',
        remedy: 'Indique um número inteiro.',
      },
    },
  },
  'schema/unknown-field': {
    message: 'A API não documenta este campo, por isso ele não é enviado',
    remedy: 'Este campo não faz parte do pedido. Verifique o nome ou remova-o.',
  },
};
