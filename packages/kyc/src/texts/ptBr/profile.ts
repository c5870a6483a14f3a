import type { RemediesOf } from '../customerCatalog.ts';

/** Remedies of the rules `profile/*` in Portuguese as written in Brazil. */
export const profile: RemediesOf<'profile'> = {
  'profile/country':
    'Este provedor não aceita empresas registradas neste país ({country:name}). Fale com o provedor antes de continuar.',
  'profile/business-type':
    'Este provedor não aceita esta natureza jurídica. Fale com o provedor antes de continuar.',
  'profile/industry':
    'Este provedor não aceita este setor de atividade. Fale com o provedor antes de continuar.',
  'profile/documents':
    'Este provedor exige mais um documento. Consulte a lista do que falta e anexe-o.',
  'profile/documents.named': 'Este provedor exige mais um documento. Anexe-o: {document}.',
};
