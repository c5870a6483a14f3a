import type { RemediesOf } from '../customerCatalog.ts';
import { profile as brazilian } from '../ptBr/profile.ts';

/** Remedies of the rules `profile/*` in Portuguese as written in Portugal. */
export const profile: RemediesOf<'profile'> = {
  ...brazilian,
  'profile/country':
    'Este prestador não aceita empresas registadas neste país ({country:name}). Contacte o prestador antes de continuar.',
  'profile/business-type':
    'Este prestador não aceita esta forma jurídica. Contacte o prestador antes de continuar.',
  'profile/industry':
    'Este prestador não aceita este setor de atividade. Contacte o prestador antes de continuar.',
  'profile/documents':
    'Este prestador exige mais um documento. Consulte a lista do que falta e carregue-o.',
  'profile/documents.named': 'Este prestador exige mais um documento. Carregue-o: {document}.',
};
