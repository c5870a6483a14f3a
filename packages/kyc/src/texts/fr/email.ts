import type { TextsOf } from '../customerCatalog.ts';

/** Texts of the rules `email/*` in French. */
export const email: TextsOf<'email'> = {
  'email/misspelled-domain': {
    message: 'Le domaine ressemble à une faute de frappe de {domain}',
    remedy: 'Vérifiez ce qui suit le @. Vouliez-vous écrire {domain} ?',
  },
  'email/disposable-domain': {
    message: 'Le domaine est celui d’un fournisseur d’adresses jetables',
    remedy: 'C’est une adresse temporaire. Indiquez une adresse e-mail que vous garderez.',
  },
  'email/public-domain': {
    message: 'Le domaine est réservé aux exemples, ou n’existe pas sur l’internet public',
    remedy:
      'Cette adresse ne peut pas recevoir d’e-mails. Indiquez une adresse que la personne consulte.',
    texts: {
      unread: {
        message: 'La boîte est de celles dont personne ne lit les réponses, comme no-reply',
        remedy:
          'Personne ne lit les messages envoyés à cette adresse. Indiquez une adresse que la personne consulte.',
      },
    },
  },
};
