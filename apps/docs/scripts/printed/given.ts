/** What a page takes for granted where its code begins. */
interface Given {
  readonly declarations?: string;
  /** The folder of the repository that relative imports start from. */
  readonly folder?: string;
}

/** By page. A name that is missing here, and that no earlier block declares, doesn't compile. */
export const given: Readonly<Record<string, Given>> = {
  'CONTRIBUTING.md': {
    folder: 'packages/kyc/src/rules/owner',
    declarations: `
import { ruleTable } from '../../testing/ruleTable.ts';
import { relationshipAfterRegistration } from './relationshipAfterRegistration.ts';
declare const since: string;`,
  },
  'packages/address/README.md': {
    declarations: `
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
declare const path: string;`,
  },
  'packages/bank/README.md': { declarations: "import { checkIban } from '@passmuster/bank';" },
  'packages/client/README.md': {
    declarations: `
import * as otel from '@opentelemetry/api';
import { createBusinessCustomer } from '@passmuster/client';
import type { BusinessCustomerInput } from '@passmuster/schemas';
declare const apiKey: string;
declare const customer: BusinessCustomerInput;
declare const job: { readonly id: string; readonly body: string };
declare const pool: { query(text: string, values: unknown[]): Promise<{ rows: Record<string, unknown>[] }> };
declare const salt: string;`,
  },
  'packages/form/README.md': {
    declarations: `
import { blankOwner, type OwnerValues, type RowFields, valuesOf } from '@passmuster/form';
import { createMemoryDrafts, openDraft, openDrafts } from '@passmuster/form/drafts';
import { useField, useRows } from '@passmuster/form/react';
import { problemOf, questionOf, sentenceOf } from '@passmuster/form/sentences';
import type { CustomerValues, Form, Submitted } from '@passmuster/form';
declare const form: Form<CustomerValues>;
declare const file: File;
declare const submitted: Submitted;
declare const show: (...shown: unknown[]) => void;`,
  },
  'apps/docs/src/content/docs/guides/queues.md': {
    declarations: `
import type { Client } from '@passmuster/client';
import { createWallet } from '@passmuster/client';
import { createSubmission, type Journal } from '@passmuster/client/submission';
declare const client: Client;
declare const key: string;
declare const journal: Journal;
declare const body: string;
const send = (text: string) => createWallet(client, JSON.parse(text));`,
  },
  'apps/docs/src/content/docs/guides/form-drafts.mdx': {
    declarations: `
import { type CustomerValues, type Form, valuesOf } from '@passmuster/form';
import { createMemoryDrafts, openDraft, openDrafts } from '@passmuster/form/drafts';
declare const form: Form<CustomerValues>;
declare const id: string;`,
  },
  'apps/docs/src/content/docs/guides/form-submit.mdx': {
    declarations: `
import type { CustomerValues, Form } from '@passmuster/form';
import { flushSync } from 'react-dom';
declare const form: Form<CustomerValues>;
declare const setStep: (step: string) => void;
declare const stepOf: (path: readonly PropertyKey[]) => string;
declare const focusOn: (path: string) => void;`,
  },
  'apps/docs/src/content/docs/cheat-sheet.md': {
    declarations: 'declare const [apiKey, baseUrl]: [string, string];',
  },
  'apps/docs/src/content/docs/index.mdx': {
    declarations: `
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { createClient } from '@passmuster/client';
import { createSandbox } from '@passmuster/sandbox';
import { type CreateWallet, CreateWalletSchema } from '@passmuster/schemas';
import { useForm } from 'react-hook-form';
declare const apiKey: string;`,
  },
};
