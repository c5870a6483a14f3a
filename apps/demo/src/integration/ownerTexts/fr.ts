import type { OwnerTexts } from './ownerTexts.ts';

/** What is said of another owner in French. */
export const fr: OwnerTexts = {
  'business/own-contacts': '{name} a la même adresse e-mail. Indiquez celle de cette personne.',
  'business/own-contacts.phone':
    '{name} a le même numéro de téléphone. Indiquez celui de cette personne.',
  'business/distinct-owners':
    '{name} figure déjà dans la liste. Indiquez chaque personne une seule fois.',
  'business/distinct-owners.sharedNumber':
    '{name} a le même numéro de document. Vérifiez les deux documents.',
  'business/legal-form.ownerName':
    'C’est le nom de {name}. Indiquez la dénomination de l’entreprise telle qu’elle est immatriculée.',
  'document/one-purpose.person':
    'Ce fichier a déjà été joint pour {name}. Joignez le document de cette personne.',
};
