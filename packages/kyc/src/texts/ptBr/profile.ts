import type { TextsOf } from '../customerCatalog.ts';

/** Texts of the rules `profile/*` in Portuguese as written in Brazil. */
export const profile: TextsOf<'profile'> = {
  'profile/country': {
    message: '{profile} não aceita empresas registradas em {country}',
    remedy:
      'Este provedor não aceita empresas deste país ({country:name}). Fale com ele antes de continuar.',
  },
  'profile/business-type': {
    message: '{profile} não aceita {type}',
    remedy: 'Este provedor não aceita esta forma jurídica. Fale com ele antes de continuar.',
  },
  'profile/industry': {
    message: '{profile} não aceita este setor',
    remedy: 'Este provedor não aceita este setor de atividade. Fale com ele antes de continuar.',
  },
  'profile/documents': {
    message: '{profile} exige {type}, e documents não tem',
    remedy: 'Este provedor exige mais um documento. Consulte a lista do que falta e envie-o.',
    texts: {
      named: {
        message: '{profile} exige {type}, e documents não tem: {document}',
        remedy: 'Este provedor exige mais um documento. Envie-o: {document}.',
      },
    },
  },
};
