import type { TextsOf } from '../customerCatalog.ts';

/** Texts of the rules `risk/*` in Portuguese as written in Brazil. */
export const risk: TextsOf<'risk'> = {
  'risk/fatf-call-for-action': {
    message: '{country} estava na lista de chamada à ação do GAFI em {asOf}: {places}',
    remedy:
      'O GAFI classifica este país como de alto risco ({country:name}). Conte com verificações reforçadas ou uma recusa.',
  },
  'risk/fatf-increased-monitoring': {
    message: '{country} estava sob monitoramento reforçado do GAFI em {asOf}: {places}',
    remedy:
      'Este país está sob monitoramento reforçado do GAFI ({country:name}). Conte com mais perguntas; não é motivo de recusa.',
  },
  'risk/ofac-comprehensive': {
    message: '{country} estava sob sanções abrangentes dos EUA em {asOf}: {places}',
    remedy:
      'Este país está sob sanções dos EUA ({country:name}). Consulte sua equipe de compliance antes de enviar.',
  },
  'risk/ofac-region': {
    message: 'Esta região estava sob sanções abrangentes dos EUA em {asOf}',
    remedy:
      'Há sanções dos EUA contra esta região. Consulte a sua equipe de compliance antes de enviar.',
  },
  'risk/prohibited-countries-flag': {
    message: 'operates_in_prohibited_countries é falso, mas {field} aponta para um desses países',
    remedy: 'Algo neste pedido aponta para um país proibido. Verifique esta resposta.',
    texts: {
      declared: {
        message: 'operates_in_prohibited_countries é verdadeiro',
        remedy:
          'Os provedores costumam recusar empresas que operam em países proibidos. Verifique esta resposta antes de enviar.',
      },
    },
  },
  'risk/ofac-region-part': {
    message: 'Partes desta região estavam sob sanções abrangentes dos EUA em {asOf}',
    remedy:
      'Há sanções dos EUA contra partes desta região. Verifique se este lugar fica em uma delas.',
  },
  'risk/country-named': {
    message: '{field} menciona {country}, e operates_in_prohibited_countries não é verdadeiro',
    remedy:
      'A sua descrição menciona este país: {country:name}. Verifique a pergunta sobre países proibidos.',
  },
  'risk/eu-high-risk': {
    message: 'Este país era um país terceiro de risco elevado da UE em {asOf}',
    remedy:
      'As instituições da UE devem fazer mais perguntas sobre este país ({country:name}). Tenha à mão o comprovante da origem dos recursos.',
  },
};
