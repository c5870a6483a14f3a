import type { RemediesOf } from '../customerCatalog.ts';

/** Remedies of the rules `profile/*` in Portuguese as written in Brazil. */
export const profile: RemediesOf<'profile'> = {
  'profile/country':
    'Este provedor não aceita empresas deste país ({country:name}). Fale com ele antes de continuar.',
  'profile/business-type':
    'Este provedor não aceita esta forma jurídica. Fale com ele antes de continuar.',
  'profile/industry':
    'Este provedor não aceita este setor de atividade. Fale com ele antes de continuar.',
  'profile/documents':
    'Este provedor exige mais um documento. Consulte a lista do que falta e envie-o.',
  'profile/documents.named': 'Este provedor exige mais um documento. Envie-o: {document}.',
};
