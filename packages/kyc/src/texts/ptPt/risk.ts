import type { RemediesOf } from '../customerCatalog.ts';
import { risk as brazilian } from '../ptBr/risk.ts';

/** Remedies of the rules `risk/*` in Portuguese as written in Portugal. */
export const risk: RemediesOf<'risk'> = {
  ...brazilian,
  'risk/fatf-increased-monitoring':
    'Este país ({country:name}) está sob monitorização reforçada do GAFI, segundo a lista de {listDay:date}. Pode haver mais perguntas, mas isso não é motivo de recusa.',
  'risk/ofac-comprehensive':
    'Este país ({country:name}) está sob sanções dos EUA, segundo a lista de {listDay:date}. Consulte a sua equipa de conformidade antes de enviar.',
  'risk/ofac-region':
    'Há sanções dos EUA contra esta região, segundo a lista de {listDay:date}. Consulte a sua equipa de conformidade antes de enviar.',
  'risk/prohibited-countries-flag.declared':
    'Os prestadores recusam com frequência empresas que operam em países proibidos. Verifique esta resposta antes de enviar.',
  'risk/ofac-region-part':
    'Há sanções dos EUA contra partes desta região, segundo a lista de {listDay:date}. Verifique se este local fica numa delas.',
  'risk/eu-high-risk':
    'As instituições da UE têm de fazer mais perguntas sobre este país ({country:name}), segundo a lista de {listDay:date}. Tenha à mão o comprovativo da origem dos fundos.',
  'risk/prohibited-countries-flag':
    'Algo neste pedido aponta para um país proibido. Verifique esta resposta.',
  'risk/list-due':
    'A lista “{table}” é de {listDay:date} e tem de ser atualizada. Consulte a sua equipa de conformidade antes de enviar.',
};
