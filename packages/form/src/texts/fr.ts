import { deepFreeze } from '@passmuster/findings';
import type { CompleteCustomerCatalog } from '@passmuster/kyc';
import { fr as customer } from '@passmuster/kyc/fr';
import type { FormRemedies } from './formRules.ts';
import type { SubmitTexts } from './submitTexts.ts';

// A file of its own: a page that takes these alone doesn't load the catalog.
export { draftRemedies } from './draftRemedies/fr.ts';

const remedies: FormRemedies = {
  'form/amount': 'Nous n’avons pas pu lire ce montant. Saisissez un nombre, par exemple 1 250.',
  'form/amount.in-currency':
    'Saisissez ce montant en {currency}, uniquement en chiffres, par exemple 1 250.',
  'form/amount.negative': 'Ce nombre est négatif. Saisissez 0 ou plus.',
  'form/amount.no-decimals':
    'Un montant en {currency} n’a pas de décimales. Saisissez un nombre entier, par exemple 1 250.',
  'form/amount.not-only-digits': 'Saisissez ce montant uniquement en chiffres, par exemple 1 250.',
  'form/amount.percent': 'Saisissez un pourcentage, par exemple 33,3.',
  'form/amount.too-many-decimals':
    'Ce nombre a trop de décimales. Saisissez-en {decimals} au maximum.',
  'form/amount-readings':
    'Ce montant peut se lire de deux façons. Choisissez la bonne, ou saisissez-le sous la forme 1250 ou 1,25.',
  'form/body-size':
    'Ces fichiers sont trop volumineux ensemble. Utilisez des numérisations plus légères, {megabytes} Mo au total au maximum.',
  'form/file-empty': 'Ce fichier est vide. Choisissez-en un autre.',
  'form/file-size': 'Ce fichier est trop volumineux. Choisissez-en un plus petit.',
  'form/file-unread':
    'Ce fichier est illisible. Sélectionnez-le de nouveau ou choisissez-en un autre.',
  'form/question': 'Répondez par oui ou par non.',
  'api/duplicate-email': 'Un autre client utilise cette adresse e-mail. Saisissez-en une autre.',
  'api/duplicate-phone': 'Un autre client utilise ce numéro de téléphone. Saisissez-en un autre.',
  'api/refused': 'La demande a été refusée. Contactez l’équipe responsable de ce formulaire.',
  'api/not-submitted':
    'La demande n’a pas été envoyée. Réessayez dans quelques minutes ou contactez l’équipe responsable de ce formulaire.',
};

/** The remedies and labels of a form in French: those of `@passmuster/kyc/fr` and of the form itself. */
export const fr: CompleteCustomerCatalog = /* @__PURE__ */ deepFreeze<CompleteCustomerCatalog>({
  ...customer,
  remedies: { ...customer.remedies, ...remedies },
});

/** What a page says of a submission, in French: pass it to `sentenceOf`, `questionOf` and `problemOf`. */
export const submitTexts: SubmitTexts = /* @__PURE__ */ deepFreeze<SubmitTexts>({
  locale: 'fr',
  loading: 'Chargement…',
  sending: 'Envoi…',
  unknown: 'Nous n’avons pas reçu de réponse ({time}). Le client a peut-être été créé.',
  created: 'Créé : {id}',
  createdWithoutId: 'Créé',
  maybeTwice: 'Votre envoi précédent ({time}) en a peut-être créé un autre.',
  refused: 'Le client n’a pas été créé.',
  probablyCreated: 'Probablement créé par votre envoi ({time}).',
  createdElsewhere: 'Déjà créé : {id}.',
  left: 'À compléter : {count}',
  unreviewed: 'Vérifié au moment de l’envoi',
  changed:
    'Depuis, vous avez modifié {fields} : personne ne peut remarquer qu’il s’agit du même client.',
  email: 'l’adresse e-mail',
  phone: 'le numéro de téléphone',
  and: ' et ',
  submitAgain: 'Si vous renvoyez la demande, vous risquez de le créer deux fois. Renvoyer ?',
  reading: 'Un fichier est encore en cours de lecture. Réessayez dans un instant.',
  fileLost: 'Un fichier n’est plus dans cette page. Choisissez-le à nouveau.',
  insecure: 'Rien n’a été envoyé. Ouvrez cette page en HTTPS.',
  storage:
    'Rien n’a été envoyé, car ce navigateur ne peut pas l’enregistrer. Libérez de l’espace de stockage.',
});
