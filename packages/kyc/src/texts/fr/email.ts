import type { RemediesOf } from '../customerCatalog.ts';

/** Remedies of the rules `email/*` in French. */
export const email: RemediesOf<'email'> = {
  'email/misspelled-domain':
    'La partie après le @ semble mal orthographiée. Vouliez-vous écrire {domain} ?',
  'email/disposable-domain':
    'C’est une adresse temporaire. Indiquez une adresse e-mail que vous garderez.',
  'email/public-domain':
    'Cette adresse ne peut pas recevoir d’e-mails. Indiquez une adresse que la personne consulte.',
  'email/public-domain.unread':
    'Personne ne lit les messages envoyés à cette adresse. Indiquez une adresse que la personne consulte.',
  'email/mailbox-form': 'Un point est mal placé avant le @. Vérifiez l’adresse.',
  'email/mailbox-form.long':
    'Cette adresse est trop longue pour recevoir des e-mails. Vérifiez-la.',
  'email/mailbox-form.ending':
    'La partie après le @ est incomplète. Ajoutez sa terminaison, par exemple .com.',
};
