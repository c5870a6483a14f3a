import type { TextsOf } from '../customerCatalog.ts';

/** Texts of the rules `profile/*` in French. */
export const profile: TextsOf<'profile'> = {
  'profile/country': {
    message: '{profile} n’accepte pas d’entreprises immatriculées en {country}',
    remedy:
      'Ce prestataire n’accepte pas d’entreprises de ce pays ({country:name}). Contactez-le avant de continuer.',
  },
  'profile/business-type': {
    message: '{profile} n’accepte pas {type}',
    remedy: 'Ce prestataire n’accepte pas cette forme juridique. Contactez-le avant de continuer.',
  },
  'profile/industry': {
    message: '{profile} n’accepte pas ce secteur',
    remedy: 'Ce prestataire n’accepte pas ce secteur d’activité. Contactez-le avant de continuer.',
  },
  'profile/documents': {
    message: '{profile} exige {type}, et documents n’en a pas',
    remedy:
      'Ce prestataire exige un document de plus. Consultez la liste de ce qui manque et ajoutez-le.',
    texts: {
      named: {
        message: '{profile} exige {type}, et documents n’en a pas : {document}',
        remedy: 'Ce prestataire exige un document de plus. Ajoutez-le : {document}.',
      },
    },
  },
};
