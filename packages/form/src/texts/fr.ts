import { deepFreeze } from '@passmuster/findings';
import type { CompleteCustomerCatalog } from '@passmuster/kyc';
import { fr as customer } from '@passmuster/kyc/fr';
import type { FormRemedies } from './formRules.ts';

const remedies: FormRemedies = {
  'form/amount': 'Nous n’avons pas pu lire ce montant. Saisissez un nombre, par exemple 1250,50.',
  'form/body-size':
    'Ces fichiers sont trop volumineux ensemble. Utilisez des numérisations plus légères, {megabytes} Mo au total au maximum.',
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
