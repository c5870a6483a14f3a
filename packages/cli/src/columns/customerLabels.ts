import { fr, labelOf, ptBr, ptPt } from '@passmuster/kyc';

/** What forms call a field of a customer, by language: English, French, Portuguese. Apart, as it loads every rule. */
export const customerLabels: readonly ((key: string) => string)[] = [
  (key) => labelOf(key),
  ...[fr, ptBr, ptPt].map(
    ({ labels }) =>
      (key: string) =>
        labelOf(key, labels),
  ),
];
