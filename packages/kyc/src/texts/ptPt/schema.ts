import type { RemediesOf } from '../customerCatalog.ts';
import { schema as brazilian } from '../ptBr/schema.ts';

/** Remedies of the rules `schema/*` in Portuguese as written in Portugal. */
export const schema: RemediesOf<'schema'> = {
  ...brazilian,
  'schema/type.text': 'Indique um texto.',
  'schema/type.number': 'Indique um número.',
  'schema/type.object': 'Preencha esta secção.',
  'schema/choice': 'Escolha uma opção da lista.',
  'schema/choice.annualRevenue':
    'Escolha o escalão do volume de negócios anual: menos de 100 000 dólares, até 1, 10, 50 ou 100 milhões, ou mais de 100 milhões de dólares.',
  'schema/choice.proofKind':
    'Escolha “Fatura de água, luz ou gás”, “Extrato bancário”, “Documento da autoridade tributária”, “Correspondência oficial” ou “Contrato de arrendamento”.',
  'schema/choice.regulatoryLicense':
    'Este tipo de documento não está disponível. Carregue a autorização em “Outro documento”.',
  'schema/choice.spelling': 'Escolha uma opção da lista.',
  'schema/unlisted-country':
    'Este país não está disponível. Contacte o prestador antes de continuar.',
  'schema/length.most': 'Este texto é demasiado longo. Reduza-o a {limit} caracteres.',
  'schema/range.least': 'Indique {limit} ou mais.',
  'schema/range.most': 'Indique {limit} ou menos.',
  'schema/format.callingCode': 'Indique o indicativo do país, por exemplo +234.',
  'schema/format.characters':
    'Este texto contém caracteres que não podem ser enviados. Escreva-o novamente.',
  'schema/format.date': 'Esta data não existe. Indique uma data como 1985-06-30.',
  'schema/format.dateForm': 'Indique a data como ano-mês-dia, por exemplo 1985-06-30.',
  'schema/format.dateYear': 'Indique o ano com quatro dígitos.',
  'schema/format.dateOrder':
    'Não é claro qual das partes é o dia. Indique a data como ano-mês-dia, por exemplo 1985-06-30.',
  'schema/format.decimal': 'Indique um valor com ponto decimal, como 12.50.',
  'schema/format.email': 'Indique um endereço de e-mail como ada@example.com.',
  'schema/format.emailLetters': 'Indique o e-mail sem acentos nem ç.',
  'schema/format.finite': 'Indique um número com menos dígitos.',
  'schema/format.image':
    'Não foi possível ler este ficheiro. Carregue-o novamente ou indique o respetivo endereço Web.',
  'schema/format.localFile': 'Este caminho é do seu próprio computador. Carregue o ficheiro.',
  'schema/format.phone':
    'Indique o telefone com o indicativo do país, por exemplo +234 801 234 5678.',
  'schema/format.timestamp': 'Indique data e hora como 2026-01-31T09:30:00.000Z.',
  'schema/format.uuid': 'Indique um identificador como 3f2b8c1e-5d4a-4e6f-9a7b-1c2d3e4f5a6b.',
  'schema/format.encodedAddress':
    'Este endereço Web tem caracteres que têm de ser codificados. Copie-o do navegador.',
  'schema/format.webAddress': 'Indique um endereço Web, como https://example.com.',
  'schema/format.wholeNumber': 'Indique um número inteiro.',
  'schema/defaults-sent':
    'Faltam algumas respostas, que assumem o valor predefinido. Verifique-as.',
  'schema/unknown-field': 'Este campo não faz parte do pedido. Verifique o nome ou remova-o.',
};
