import type { RemediesOf } from '../customerCatalog.ts';

/** Remedies of the rules `risk/*` in French. */
export const risk: RemediesOf<'risk'> = {
  'risk/fatf-call-for-action':
    'Le GAFI classe ce pays à haut risque ({country:name}). Attendez-vous à des contrôles renforcés ou à un refus.',
  'risk/fatf-increased-monitoring':
    'Ce pays est sous surveillance renforcée du GAFI ({country:name}). Attendez-vous à des questions ; ce n’est pas un motif de refus.',
  'risk/ofac-comprehensive':
    'Ce pays est sous sanctions des États-Unis ({country:name}). Consultez votre équipe conformité avant l’envoi.',
  'risk/ofac-region':
    'Des sanctions américaines visent cette région. Consultez votre équipe conformité avant l’envoi.',
  'risk/prohibited-countries-flag':
    'Un élément de la demande désigne un pays interdit. Vérifiez cette réponse.',
  'risk/prohibited-countries-flag.declared':
    'Les prestataires refusent souvent une entreprise active dans des pays interdits. Vérifiez cette réponse avant l’envoi.',
  'risk/ofac-region-part':
    'Des sanctions américaines visent une partie de cette région. Vérifiez si ce lieu en fait partie.',
  'risk/country-named':
    'Votre description mentionne ce pays : {country:name}. Vérifiez la question sur les pays interdits.',
  'risk/eu-high-risk':
    'Les établissements de l’UE doivent poser plus de questions sur ce pays ({country:name}). Préparez un justificatif des fonds.',
};
