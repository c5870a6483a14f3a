import type { TextsOf } from '../customerCatalog.ts';
import { risk as brazilian } from '../ptBr/risk.ts';

/** Texts of the rules `risk/*` in Portuguese as written in Portugal. */
export const risk: TextsOf<'risk'> = {
  ...brazilian,
  'risk/fatf-increased-monitoring': {
    message: '{country} estava sob monitorização reforçada do GAFI em {asOf}: {places}',
    remedy:
      'Este país está sob monitorização reforçada do GAFI ({country:name}). Conte com mais perguntas; não é motivo de recusa.',
  },
  'risk/ofac-comprehensive': {
    message: '{country} estava sob sanções abrangentes dos EUA em {asOf}: {places}',
    remedy:
      'Este país está sob sanções dos EUA ({country:name}). Consulte a sua equipa de conformidade antes de enviar.',
  },
  'risk/ofac-region': {
    message: 'Esta região estava sob sanções abrangentes dos EUA em {asOf}',
    remedy:
      'Há sanções dos EUA contra esta região. Consulte a sua equipa de conformidade antes de enviar.',
  },
  'risk/prohibited-countries-flag': {
    message: 'operates_in_prohibited_countries é falso, mas {field} aponta para um desses países',
    remedy: 'Algo neste pedido aponta para um país proibido. Verifique esta resposta.',
    texts: {
      declared: {
        message: 'operates_in_prohibited_countries é verdadeiro',
        remedy:
          'Os prestadores recusam com frequência empresas que operam em países proibidos. Verifique esta resposta antes de enviar.',
      },
    },
  },
  'risk/fatf-call-for-action': {
    message: '{country} estava na lista de apelo à ação do GAFI em {asOf}: {places}',
    remedy:
      'O GAFI classifica este país como de alto risco ({country:name}). Conte com verificações reforçadas ou com uma recusa.',
  },
  'risk/ofac-region-part': {
    message: 'Partes desta região estavam sob sanções abrangentes dos EUA em {asOf}',
    remedy:
      'Há sanções dos EUA contra partes desta região. Verifique se este local fica numa delas.',
  },
  'risk/eu-high-risk': {
    message: 'Este país era um país terceiro de risco elevado da UE em {asOf}',
    remedy:
      'As instituições da UE têm de fazer mais perguntas sobre este país ({country:name}). Tenha à mão o comprovativo da origem dos fundos.',
  },
};
