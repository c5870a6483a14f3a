import { plainObject } from '@passmuster/schemas';
import * as v from 'valibot';
import { amountOf } from '../../../integration/amounts.ts';
import {
  type ApplicationValues,
  blankApplication,
  blankOwner,
} from '../../../integration/values.ts';
import { amountFields } from '../../application/toBody.ts';
import { runJob } from '../../review/worker.ts';
import { keepFile } from '../../storage/files.ts';
import { offerFile } from '../../ui/offerFile.ts';

/** Offers the application as a JSON file: the request body, its files inside. */
export async function exportDraft(values: ApplicationValues): Promise<void> {
  const body = await runJob<'body'>({ kind: 'body', values: structuredClone(values) });
  offerFile(body, `${values.business_name.trim() || 'application'}.json`);
}

type Json = Readonly<Record<string, unknown>>;
const ObjectSchema = v.record(v.string(), v.unknown());
const asObject = (value: unknown): Json => {
  const parsed = v.safeParse(ObjectSchema, value);
  return parsed.success ? parsed.output : {};
};
const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The lists of an application, which `plainObject` counts: 1,000 elements each, 5,000 in all. SPEC-GAP 74. */
const EntriesSchema = v.optional(v.array(v.unknown()));
const ListsSchema = plainObject({
  business_owners: v.optional(v.array(plainObject({ supporting_documents: EntriesSchema }))),
  documents: EntriesSchema,
});
function hasTooMany(body: unknown): boolean {
  const { issues }: { readonly issues?: readonly v.BaseIssue<unknown>[] | undefined } = v.safeParse(
    ListsSchema,
    body,
  );
  return issues?.some(({ type }) => type === 'too_many') ?? false;
}

/** Returns whether a parsed file has any field of an application, and no more owners and documents than are checked. */
export const isApplication = (body: unknown): boolean =>
  Object.keys(blankApplication()).some((name) => Object.hasOwn(asObject(body), name)) &&
  !hasTooMany(body);

/**
 * Returns the form for a request body, such as an example or an export. Fields the form doesn't have
 * are left out; files become files of this device.
 */
export async function toValues(body: unknown): Promise<ApplicationValues> {
  const source = asObject(body);
  const owners: ApplicationValues['business_owners'] = [];
  for (const owner of asList(source['business_owners'])) {
    const fields = asObject(owner);
    const filled = fillIn(blankOwner(), fields);
    owners.push({
      ...filled,
      front_image: await toImage(fields['front_image'], 'passport'),
      back_image: await toImage(fields['back_image'], 'passport'),
      supporting_documents: await toDocuments(fields['supporting_documents']),
    });
  }
  return {
    ...fillIn(blankApplication(), source),
    customer_type: 'business',
    business_owners: owners,
    documents: await toDocuments(source['documents']),
  };
}

async function toDocuments(list: unknown): Promise<ApplicationValues['documents']> {
  const documents: ApplicationValues['documents'] = [];
  for (const document of asList(list)) {
    const fields = asObject(document);
    const type = String(fields['doc_type'] ?? '');
    documents.push({
      rowId: crypto.randomUUID(),
      doc_type: type,
      sub_type: String(fields['sub_type'] ?? ''),
      doc_image: await toImage(fields['doc_image'], type.toLowerCase().replaceAll('_', '-')),
      doc_country: String(fields['doc_country'] ?? ''),
      issued: '',
      expires: '',
    });
  }
  return documents;
}

const dataUri = /^data:([\w.+/-]+);base64,/u;

/** Returns a data URI as a file of this device; a web address stays text. */
async function toImage(
  value: unknown,
  name: string,
): Promise<ApplicationValues['documents'][0]['doc_image']> {
  if (typeof value !== 'string') return '';
  const [start, type] = dataUri.exec(value) ?? [];
  if (start === undefined || type === undefined) return value;
  try {
    const bytes = Uint8Array.from(atob(value.slice(start.length)), (letter) =>
      letter.charCodeAt(0),
    );
    return await keepFile(new File([bytes], `${name}.${type.split('/')[1]}`, { type }));
  } catch {
    return '';
  }
}

/** `blank` with the values of `source` that have the type of their field. Numbers become text. */
function fillIn<Values extends object>(blank: Values, source: Json): Values {
  const entries = Object.entries(blank).map(([key, before]: [string, unknown]) => {
    const value = source[key];
    if (Array.isArray(before)) return [key, before];
    if (amountFields.has(key)) return [key, amountOf(value)];
    if (typeof before === 'object' && before !== null)
      return [key, fillIn(before, asObject(value))];
    if (typeof before === 'boolean') return [key, value === true];
    return [key, typeof value === 'string' || typeof value === 'number' ? String(value) : before];
  });
  return Object.fromEntries(entries) as Values;
}
