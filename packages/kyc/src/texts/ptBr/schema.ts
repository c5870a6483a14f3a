import type { RemediesOf } from '../customerCatalog.ts';

/** Remedies of the rules `schema/*` in Portuguese as written in Brazil. */
export const schema: RemediesOf<'schema'> = {
  'schema/required': 'Este campo é obrigatório.',
  'schema/null': 'Este campo não tem valor. Não o envie.',
  'schema/type': 'Verifique este valor.',
  'schema/type.text': 'Informe um texto.',
  'schema/type.number': 'Informe um número.',
  'schema/type.flag': 'Responda sim ou não.',
  'schema/type.object': 'Preencha esta seção.',
  'schema/type.list': 'Preencha esta lista.',
  'schema/choice': 'Escolha um item da lista.',
  'schema/choice.annualRevenue':
    'Escolha a faixa de faturamento anual: menos de US$ 100 mil, até US$ 1, 10, 50 ou 100 milhões, ou mais de US$ 100 milhões.',
  'schema/choice.assetType': 'Escolha stablecoin ou moeda fiduciária.',
  'schema/choice.customerType': 'Escolha empresa.',
  'schema/choice.network': 'Escolha Ethereum (ERC-20) ou Polygon.',
  'schema/choice.payoutCurrency':
    'Só há pagamentos para contas em nairas nigerianas (NGN) ou rands sul-africanos (ZAR). Escolha a moeda da conta ou deixe-a de fora.',
  'schema/choice.proofKind':
    'Escolha “Conta de água, luz ou gás”, “Extrato bancário”, “Documento do fisco”, “Correspondência do governo” ou “Contrato de aluguel”.',
  'schema/choice.walletStatus': 'Escolha ativa, pendente ou suspensa.',
  'schema/choice.regulatoryLicense':
    'Este tipo de documento não está disponível. Anexe a licença em “Outro documento”.',
  'schema/choice.spelling': 'Escolha um item da lista.',
  'schema/unlisted-country': 'Este país não é atendido. Fale com o provedor antes de continuar.',
  'schema/length': 'Verifique o tamanho deste texto.',
  'schema/length.most': 'Este texto é longo demais. Reduza-o a {limit} caracteres.',
  'schema/length.blank': 'Este campo é obrigatório.',
  'schema/range': 'Verifique este número.',
  'schema/range.least': 'Informe {limit} ou mais.',
  'schema/range.most': 'Informe {limit} ou menos.',
  'schema/format': 'Verifique como isto está escrito.',
  'schema/format.callingCode': 'Informe um código de país como +234.',
  'schema/format.characters':
    'Este texto contém caracteres que não podem ser enviados. Digite-o de novo.',
  'schema/format.date': 'Esta data não existe. Informe uma data como 1985-06-30.',
  'schema/format.dateForm': 'Informe a data como ano-mês-dia, por exemplo 1985-06-30.',
  'schema/format.dateYear': 'Informe o ano com quatro dígitos.',
  'schema/format.dateOrder':
    'Não está claro qual parte é o dia. Informe a data como ano-mês-dia, por exemplo 1985-06-30.',
  'schema/format.decimal': 'Informe um valor com ponto decimal, como 12.50.',
  'schema/format.email': 'Informe um endereço de e-mail como ada@example.com.',
  'schema/format.emailLetters': 'Informe o e-mail sem acentos nem ç.',
  'schema/format.finite': 'Informe um número com menos dígitos.',
  'schema/format.image':
    'Não foi possível ler este arquivo. Anexe-o de novo ou informe o endereço dele na web.',
  'schema/format.localFile': 'Este caminho é do seu próprio computador. Anexe o arquivo.',
  'schema/format.phone': 'Informe o telefone com o código do país, por exemplo +234 801 234 5678.',
  'schema/format.timestamp': 'Informe data e hora como 2026-01-31T09:30:00.000Z.',
  'schema/format.uuid': 'Informe um identificador como 3f2b8c1e-5d4a-4e6f-9a7b-1c2d3e4f5a6b.',
  'schema/format.encodedAddress':
    'Este endereço da web tem caracteres que precisam ser codificados. Copie-o do navegador.',
  'schema/format.webAddress': 'Informe um endereço da web como https://example.com.',
  'schema/format.wholeNumber': 'Informe um número inteiro.',
  'schema/invalid': 'Verifique este valor.',
  'schema/defaults-sent': 'Faltam algumas respostas, que recebem o valor padrão. Confira-as.',
  'schema/unknown-field': 'Este campo não faz parte da solicitação. Verifique o nome ou remova-o.',
};
