import { deepFreeze } from '@passmuster/findings';
import type { CompleteCustomerCatalog } from '@passmuster/kyc';
import { fr as customer } from '@passmuster/kyc/fr';
import type { DraftRemedies } from './draftProblem.ts';
import type { FormRemedies } from './formRules.ts';
import type { SubmitTexts } from './submitTexts.ts';

const remedies: FormRemedies = {
  'form/amount': 'Nous n’avons pas pu lire ce montant. Saisissez un nombre, par exemple 1250,50.',
  'form/amount-readings': 'Ce montant peut se lire de deux façons. Choisissez la bonne.',
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

/** What to say of a draft that can't be saved, in French, by the code of its problem. */
export const draftRemedies: DraftRemedies = /* @__PURE__ */ deepFreeze<DraftRemedies>({
  forgotten:
    'Cette demande a été supprimée de cet appareil. Ce que vous voyez ici n’est plus enregistré.',
  vanished:
    'Ce navigateur n’a pas cette demande ou ne l’a plus. Ce que vous voyez ici n’est pas enregistré.',
  newer:
    'Cette demande a été enregistrée par une version plus récente de cette page. Rechargez la page.',
  damaged:
    'Cette demande est illisible. Commencez-en une nouvelle ou contactez l’équipe responsable de ce formulaire.',
  'changed-elsewhere':
    'Un autre onglet a repris cette demande. Vos dernières modifications dans cet onglet ne sont pas enregistrées.',
  'storage-full':
    'Cet appareil n’a plus d’espace : vos modifications ne sont pas enregistrées. Libérez de l’espace, puis modifiez un champ pour enregistrer à nouveau.',
  'storage-failed':
    'Ce navigateur ne peut pas enregistrer vos modifications. Envoyez la demande avant de fermer cette page, ou rechargez-la et vérifiez ce qui s’y trouve.',
  'memory-only':
    'Ce navigateur n’autorise pas cette page à enregistrer. Ce que vous saisissez est perdu quand vous la fermez.',
  insecure:
    'Cette page n’a pas été ouverte en HTTPS : elle ne peut rien envoyer et ne remarque pas les autres onglets. Ouvrez-la en HTTPS.',
  'file-not-kept':
    'Ce navigateur n’a pas pu enregistrer un fichier. Si vous rechargez cette page, choisissez-le à nouveau.',
  'files-missing':
    'Certains fichiers de cette demande ne sont plus sur cet appareil. Choisissez-les à nouveau.',
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
    'Vous avez modifié depuis {fields} : personne ne peut remarquer qu’il s’agit du même client.',
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
