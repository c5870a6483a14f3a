import type { TextsOf } from '../customerCatalog.ts';

/** Texts of the rules `schema/*` in Portuguese as written in Brazil. */
export const schema: TextsOf<'schema'> = {
  'schema/required': {
    message: 'A API exige este campo',
    remedy: 'Este campo é obrigatório.',
  },
  'schema/type': {
    message: 'A API espera outro tipo aqui',
    remedy: 'Verifique este valor.',
    texts: {
      text: { message: 'A API espera uma string JSON aqui', remedy: 'Informe um texto.' },
      number: { message: 'A API espera um número JSON aqui', remedy: 'Informe um número.' },
      flag: { message: 'A API espera true ou false aqui', remedy: 'Responda sim ou não.' },
      object: { message: 'A API espera um objeto JSON aqui', remedy: 'Preencha esta seção.' },
      list: { message: 'A API espera um array JSON aqui', remedy: 'Preencha esta lista.' },
    },
  },
  'schema/choice': {
    message: 'Este valor não está na lista da API',
    remedy: 'Escolha um item da lista.',
    texts: {
      annualRevenue: {
        message: 'A API só aceita {choices} aqui',
        remedy:
          'Escolha a faixa de faturamento anual: menos de US$ 100 mil, até US$ 1, 10, 50 ou 100 milhões, ou mais de US$ 100 milhões.',
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
          'Escolha conta de consumo, extrato bancário, documento fiscal, correspondência de órgão público ou contrato de aluguel.',
      },
      walletStatus: {
        message: 'A API só aceita {choices} aqui',
        remedy: 'Escolha ativa, pendente ou suspensa.',
      },
      spelling: {
        message: 'A API escreve este valor {choice}',
        remedy: 'Escolha um item da lista.',
      },
    },
  },
  'schema/unlisted-country': {
    message: 'Este código ISO 3166-1 não está na lista de países que a API publica',
    remedy: 'Este país não é atendido. Fale com o provedor antes de continuar.',
  },
  'schema/length': {
    message: 'A API não aceita um texto deste tamanho',
    remedy: 'Verifique o tamanho deste texto.',
    texts: {
      most: {
        message: 'A API aceita no máximo {limit} caracteres, contados em pontos de código Unicode',
        remedy: 'Este texto é longo demais. Reduza-o a {limit} caracteres.',
      },
      blank: {
        message: 'A API espera ao menos um caractere aqui',
        remedy: 'Este campo é obrigatório.',
      },
    },
  },
  'schema/range': {
    message: 'A API não aceita este número',
    remedy: 'Verifique este número.',
    texts: {
      least: { message: 'A API aceita {limit} ou mais', remedy: 'Informe {limit} ou mais.' },
      most: { message: 'A API aceita {limit} ou menos', remedy: 'Informe {limit} ou menos.' },
    },
  },
  'schema/format': {
    message: 'A API espera outro formato aqui',
    remedy: 'Verifique como isto está escrito.',
    texts: {
      callingCode: {
        message: 'A API espera + e de 1 a 4 dígitos, o primeiro diferente de 0',
        remedy: 'Informe um código de país como +234.',
      },
      characters: {
        message: 'A API espera um texto sem U+0000 e sem substitutos isolados',
        remedy: 'Este texto contém caracteres que não podem ser enviados. Digite-o de novo.',
      },
      date: {
        message: 'A API espera uma data do calendário (AAAA-MM-DD)',
        remedy: 'Esta data não existe. Informe uma data como 2019-06-30.',
      },
      decimal: {
        message: 'A API espera um número decimal em forma de texto, como "12.50"',
        remedy: 'Informe um valor como 12.50.',
      },
      email: {
        message: 'A API espera um endereço de e-mail',
        remedy: 'Informe um endereço de e-mail como ada@example.com.',
      },
      finite: {
        message: 'A API espera um número finito',
        remedy: 'Informe um número com menos dígitos.',
      },
      image: {
        message: 'A API espera uma URL http ou https, ou um data URI (data:<type>;base64,<data>)',
        remedy:
          'Não foi possível ler este arquivo. Envie-o de novo ou informe o endereço dele na web.',
      },
      phone: {
        message: 'A API espera o formato E.164: + e de 2 a 15 dígitos, o primeiro diferente de 0',
        remedy: 'Informe o telefone com o código do país, por exemplo +234 801 234 5678.',
      },
      timestamp: {
        message: 'A API espera data e hora ISO 8601, como 2026-01-31T09:30:00.000Z',
        remedy: 'Informe data e hora como 2026-01-31T09:30:00.000Z.',
      },
      uuid: {
        message: 'A API espera um UUID',
        remedy: 'Informe um identificador como 3f2b8c1e-5d4a-4e6f-9a7b-1c2d3e4f5a6b.',
      },
      webAddress: {
        message: 'A API espera uma URL http ou https',
        remedy: 'Informe um endereço da web como https://example.com.',
      },
      wholeNumber: {
        message: 'A API espera um número inteiro',
        remedy: 'Informe um número inteiro.',
      },
    },
  },
  'schema/invalid': {
    message: 'Este valor não corresponde ao seu esquema',
    remedy: 'Verifique este valor.',
  },
  'schema/unknown-field': {
    message: 'A API não documenta este campo, por isso ele não é enviado',
    remedy: 'Este campo não faz parte do cadastro. Verifique o nome ou remova-o.',
  },
};
