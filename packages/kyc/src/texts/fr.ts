import { deepFreeze } from '@passmuster/findings';
import { fr as phone } from '@passmuster/phone/fr';
import { fr as labels } from '@passmuster/schemas/labels/fr';
import type { CompleteCustomerCatalog } from './customerCatalog.ts';
import { business } from './fr/business.ts';
import { document } from './fr/document.ts';
import { email } from './fr/email.ts';
import { owner } from './fr/owner.ts';
import { postal } from './fr/postal.ts';
import { profile } from './fr/profile.ts';
import { review } from './fr/review.ts';
import { risk } from './fr/risk.ts';
import { schema } from './fr/schema.ts';
import { wallet } from './fr/wallet.ts';

/** The remedies and labels of a review in French. */
export const fr: CompleteCustomerCatalog = /* @__PURE__ */ deepFreeze<CompleteCustomerCatalog>({
  locale: 'fr',
  remedies: {
    ...phone.remedies,
    ...business,
    ...document,
    ...email,
    ...owner,
    ...postal,
    ...profile,
    ...review,
    ...risk,
    ...schema,
    ...wallet,
  },
  labels,
});
