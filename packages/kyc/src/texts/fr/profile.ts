import type { RemediesOf } from '../customerCatalog.ts';

/** Remedies of the rules `profile/*` in French. */
export const profile: RemediesOf<'profile'> = {
  'profile/country':
    'Ce prestataire n’accepte pas les entreprises immatriculées dans ce pays ({country:name}). Contactez-le avant de continuer.',
  'profile/business-type':
    'Ce prestataire n’accepte pas cette forme juridique. Contactez-le avant de continuer.',
  'profile/industry':
    'Ce prestataire n’accepte pas ce secteur d’activité. Contactez-le avant de continuer.',
  'profile/documents':
    'Ce prestataire exige un document de plus. Consultez la liste de ce qui manque et ajoutez-le.',
  'profile/documents.named': 'Ce prestataire exige un document de plus. Ajoutez-le : {document}.',
};
