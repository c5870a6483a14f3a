import type { TextsOf } from '../customerCatalog.ts';
import { profile as brazilian } from '../ptBr/profile.ts';

/** Texts of the rules `profile/*` in Portuguese as written in Portugal. */
export const profile: TextsOf<'profile'> = {
  ...brazilian,
  'profile/country': {
    message: '{profile} não aceita empresas registadas em {country}',
    remedy:
      'Este prestador não aceita empresas deste país ({country:name}). Contacte-o antes de continuar.',
  },
  'profile/business-type': {
    message: '{profile} não aceita {type}',
    remedy: 'Este prestador não aceita esta forma jurídica. Contacte-o antes de continuar.',
  },
  'profile/industry': {
    message: '{profile} não aceita este setor',
    remedy: 'Este prestador não aceita este setor de atividade. Contacte-o antes de continuar.',
  },
  'profile/documents': {
    message: '{profile} exige {type}, e documents não tem',
    remedy: 'Este prestador exige mais um documento. Consulte a lista do que falta e envie-o.',
    texts: {
      named: {
        message: '{profile} exige {type}, e documents não tem: {document}',
        remedy: 'Este prestador exige mais um documento. Envie-o: {document}.',
      },
    },
  },
};
