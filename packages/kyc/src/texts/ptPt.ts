import { deepFreeze } from '@passmuster/findings';
import { ptPt as phone } from '@passmuster/phone/pt-PT';
import { ptPt as labels } from '@passmuster/schemas/labels/pt-PT';
import type { CompleteCustomerCatalog } from './customerCatalog.ts';
import { business } from './ptPt/business.ts';
import { document } from './ptPt/document.ts';
import { email } from './ptPt/email.ts';
import { owner } from './ptPt/owner.ts';
import { postal } from './ptPt/postal.ts';
import { profile } from './ptPt/profile.ts';
import { review } from './ptPt/review.ts';
import { risk } from './ptPt/risk.ts';
import { schema } from './ptPt/schema.ts';
import { wallet } from './ptPt/wallet.ts';

/** The remedies and labels of a review in Portuguese as written in Portugal; those that Brazil writes alike come from there. */
export const ptPt: CompleteCustomerCatalog = /* @__PURE__ */ deepFreeze<CompleteCustomerCatalog>({
  locale: 'pt-PT',
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
