import { checkBankAccount } from '@passmuster/bank';
import { createBusinessCustomer, createClient, listWallets } from '@passmuster/client';
import {
  auditRecord,
  checkField,
  loadTables,
  recommended,
  reviewBusinessCustomer,
  reviewWalletRequest,
} from '@passmuster/kyc';
import type { BusinessCustomerInput } from '@passmuster/schemas';
import { BusinessCustomerSchema, toFindings, unknownFields } from '@passmuster/schemas';
import { BusinessCustomerSchema as CompiledSchema } from '@passmuster/schemas/compiled';
import * as v from 'valibot';
import type { Lists } from './sizes.ts';

/** A place where a list is read. */
export interface Place {
  readonly lists: Lists;
  /** The most characters of the result, if not 100,000. */
  readonly most?: number;
  /** Reads a body and returns what its caller gets. */
  readonly read: (body: object) => unknown;
}

const owners: Lists = ['business_owners', 'supporting_documents'];
const asOf = '2026-11-21';
const options = { asOf, preset: recommended, tables: await loadTables(recommended) };
const clientOf = (answer: object) =>
  createClient({
    baseUrl: 'http://127.0.0.1/api',
    apiKey: 'a-key-of-this-measurement',
    fetch: async () => Response.json(answer),
  });

/** The places of the libraries. The sandbox is measured by `reliability lists`, over HTTP. */
export const places: Readonly<Record<string, Place>> = {
  BusinessCustomerSchema: {
    lists: owners,
    read: (body) => toFindings(v.safeParse(BusinessCustomerSchema, body).issues ?? []),
  },
  'schemas/compiled': {
    lists: owners,
    read: (body) => toFindings(v.safeParse(CompiledSchema, body).issues ?? []),
  },
  unknownFields: { lists: owners, read: (body) => unknownFields(BusinessCustomerSchema, body) },
  'reviewBusinessCustomer, findings': {
    lists: owners,
    read: (body) => reviewBusinessCustomer(body, options).findings,
  },
  'reviewBusinessCustomer, requirements': {
    lists: owners,
    // 1,000 requirements and one that counts the rest.
    most: 400_000,
    read: (body) => reviewBusinessCustomer(body, options).requirements,
  },
  auditRecord: {
    lists: owners,
    read: (body) => auditRecord(reviewBusinessCustomer(body, options), body),
  },
  'checkField of a list': {
    lists: owners,
    read: (body) => checkField('business_owners', body, options),
  },
  'checkField of an element': {
    lists: owners,
    read: (body) => checkField('business_owners.0.email', body, options),
  },
  reviewWalletRequest: {
    lists: ['currency', 'network'],
    read: (body) => reviewWalletRequest(body, { asOf }),
  },
  checkBankAccount: { lists: ['account_number', 'iban'], read: checkBankAccount },
  'client, createBusinessCustomer': {
    lists: owners,
    read: (body) => createBusinessCustomer(clientOf({}), body as BusinessCustomerInput),
  },
  'client, answer of listWallets': {
    lists: ['data', 'addresses'],
    read: (body) => listWallets(clientOf({ status: 'success', ...body })),
  },
};
