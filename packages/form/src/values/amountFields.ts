import { fieldsOfKind } from './fieldsOfKind.ts';

/** Fields that are numbers in the request and canonical text in the form. */
export const amountFields: ReadonlySet<string> = /* @__PURE__ */ fieldsOfKind('amount', 'share');
