import type { RemediesOf } from '../customerCatalog.ts';

/** Remedies of the rules `risk/*` in Portuguese as written in Brazil. */
export const risk: RemediesOf<'risk'> = {
  'risk/fatf-call-for-action':
    'O GAFI classifica este país ({country:name}) como de alto risco na lista de {listDay:date}. Pode haver verificações reforçadas ou recusa.',
  'risk/fatf-increased-monitoring':
    'Este país ({country:name}) está sob monitoramento reforçado do GAFI, segundo a lista de {listDay:date}. Pode haver mais perguntas, mas isso não é motivo de recusa.',
  'risk/ofac-comprehensive':
    'Este país ({country:name}) está sob sanções dos EUA, segundo a lista de {listDay:date}. Consulte sua equipe de compliance antes de enviar.',
  'risk/ofac-region':
    'Há sanções dos EUA contra esta região, segundo a lista de {listDay:date}. Consulte sua equipe de compliance antes de enviar.',
  'risk/prohibited-countries-flag':
    'Algo nesta solicitação aponta para um país proibido. Verifique esta resposta.',
  'risk/prohibited-countries-flag.declared':
    'Os provedores costumam recusar empresas que operam em países proibidos. Verifique esta resposta antes de enviar.',
  'risk/ofac-region-part':
    'Há sanções dos EUA contra partes desta região, segundo a lista de {listDay:date}. Verifique se este lugar fica em uma delas.',
  'risk/country-named':
    'A sua descrição menciona: {country:name}. Verifique a sua resposta à pergunta sobre países proibidos.',
  'risk/eu-high-risk':
    'As instituições da UE são obrigadas a fazer mais perguntas sobre este país ({country:name}), segundo a lista de {listDay:date}. Tenha em mãos o comprovante da origem dos recursos.',
  'risk/list-due':
    'A lista “{table}” é de {listDay:date} e precisa ser atualizada. Consulte sua equipe de compliance antes de enviar.',
};
