import { type DefineRule, rulesFor } from '@passmuster/findings';
import type { CreateWallet } from '@passmuster/schemas';

/** Defines a rule over the body of `POST /wallets`. A path that doesn't exist is a compile error. */
export const defineRule: DefineRule<CreateWallet> =
  /* @__PURE__ */ rulesFor<CreateWallet>().defineRule;
