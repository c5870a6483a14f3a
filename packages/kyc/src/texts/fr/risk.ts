import type { RemediesOf } from '../customerCatalog.ts';

/** Remedies of the rules `risk/*` in French. */
export const risk: RemediesOf<'risk'> = {
  'risk/fatf-call-for-action':
    'Ce pays ({country:name}) figure sur la liste des pays à haut risque du GAFI du {listDay:date}. Attendez-vous à des contrôles renforcés ou à un refus.',
  'risk/fatf-increased-monitoring':
    'Ce pays ({country:name}) est sous surveillance renforcée du GAFI, selon la liste du {listDay:date}. Attendez-vous à davantage de questions ; ce n’est pas un motif de refus.',
  'risk/ofac-comprehensive':
    'Ce pays ({country:name}) est visé par des sanctions américaines, selon la liste du {listDay:date}. Consultez votre équipe conformité avant l’envoi.',
  'risk/ofac-region':
    'Des sanctions américaines visent cette région, selon la liste du {listDay:date}. Consultez votre équipe conformité avant l’envoi.',
  'risk/prohibited-countries-flag':
    'Un élément de la demande désigne un pays interdit. Vérifiez cette réponse.',
  'risk/prohibited-countries-flag.declared':
    'Les prestataires refusent souvent une entreprise active dans des pays interdits. Vérifiez cette réponse avant l’envoi.',
  'risk/ofac-region-part':
    'Des sanctions américaines visent une partie de cette région, selon la liste du {listDay:date}. Vérifiez si ce lieu en fait partie.',
  'risk/country-named':
    'Votre description mentionne : {country:name}. Vérifiez votre réponse à la question sur les pays interdits.',
  'risk/eu-high-risk':
    'Les établissements de l’UE doivent poser davantage de questions sur ce pays ({country:name}), selon la liste du {listDay:date}. Préparez un justificatif de l’origine des fonds.',
  'risk/list-due':
    'La liste « {table} » date du {listDay:date} et doit être mise à jour. Consultez votre équipe conformité avant l’envoi.',
};
