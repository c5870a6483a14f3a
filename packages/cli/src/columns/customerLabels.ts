import { labelOf } from '@passmuster/kyc';
import { fr } from '@passmuster/kyc/fr';
import { ptBr } from '@passmuster/kyc/pt-BR';
import { ptPt } from '@passmuster/kyc/pt-PT';

/** What forms call a field of a customer, by language: English, French, Portuguese. Apart, as it loads every rule. */
export const customerLabels: readonly ((key: string) => string)[] = [
  (key) => labelOf(key),
  ...[fr, ptBr, ptPt].map(
    ({ labels }) =>
      (key: string) =>
        labelOf(key, labels),
  ),
];
