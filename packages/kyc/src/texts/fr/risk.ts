import type { TextsOf } from '../customerCatalog.ts';

/** Texts of the rules `risk/*` in French. */
export const risk: TextsOf<'risk'> = {
  'risk/fatf-call-for-action': {
    message: '{country} était sur la liste d’appel à l’action du GAFI le {asOf} : {places}',
    remedy:
      'Le GAFI classe ce pays à haut risque ({country:name}). Attendez-vous à des contrôles renforcés ou à un refus.',
  },
  'risk/fatf-increased-monitoring': {
    message: '{country} était sous surveillance renforcée du GAFI le {asOf} : {places}',
    remedy:
      'Ce pays est sous surveillance renforcée du GAFI ({country:name}). Attendez-vous à des questions ; ce n’est pas un motif de refus.',
  },
  'risk/ofac-comprehensive': {
    message: '{country} était sous sanctions globales des États-Unis le {asOf} : {places}',
    remedy:
      'Ce pays est sous sanctions des États-Unis ({country:name}). Consultez votre équipe conformité avant l’envoi.',
  },
  'risk/ofac-region': {
    message: 'Cette région était sous sanctions globales des États-Unis le {asOf}',
    remedy:
      'Des sanctions américaines visent cette région. Consultez votre équipe conformité avant l’envoi.',
  },
  'risk/prohibited-countries-flag': {
    message: 'operates_in_prohibited_countries est faux, or {field} désigne un pays interdit',
    remedy: 'Un élément de la demande désigne un pays interdit. Vérifiez cette réponse.',
    texts: {
      declared: {
        message: 'operates_in_prohibited_countries est vrai',
        remedy:
          'Les prestataires refusent souvent une entreprise active dans des pays interdits. Vérifiez cette réponse avant l’envoi.',
      },
    },
  },
  'risk/ofac-region-part': {
    message: 'Des parties de cette région étaient sous sanctions globales des États-Unis le {asOf}',
    remedy:
      'Des sanctions américaines visent une partie de cette région. Vérifiez si ce lieu en fait partie.',
  },
  'risk/country-named': {
    message: '{field} mentionne {country}, et operates_in_prohibited_countries n’est pas vrai',
    remedy:
      'Votre description mentionne ce pays : {country:name}. Vérifiez la question sur les pays interdits.',
  },
  'risk/eu-high-risk': {
    message: 'Ce pays était un pays tiers à haut risque de l’UE le {asOf}',
    remedy:
      'Les établissements de l’UE doivent poser plus de questions sur ce pays ({country:name}). Préparez un justificatif des fonds.',
  },
};
