import { deepFreeze } from '@passmuster/findings';
import { ptBr as phone } from '@passmuster/phone/pt-BR';
import { ptBr as labels } from '@passmuster/schemas/labels/pt-BR';
import type { CompleteCustomerCatalog } from './customerCatalog.ts';
import { business } from './ptBr/business.ts';
import { document } from './ptBr/document.ts';
import { email } from './ptBr/email.ts';
import { owner } from './ptBr/owner.ts';
import { postal } from './ptBr/postal.ts';
import { profile } from './ptBr/profile.ts';
import { review } from './ptBr/review.ts';
import { risk } from './ptBr/risk.ts';
import { schema } from './ptBr/schema.ts';
import { wallet } from './ptBr/wallet.ts';

/** The remedies and labels of a review in Brazilian Portuguese. */
export const ptBr: CompleteCustomerCatalog = /* @__PURE__ */ deepFreeze<CompleteCustomerCatalog>({
  locale: 'pt-BR',
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
