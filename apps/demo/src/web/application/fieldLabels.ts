import { valueAt } from '@passmuster/findings';
import type { CustomerValues, Path, Place } from '@passmuster/form';
import { documentLabel, fieldLabel as labelOfField, ownerNameAt } from '@passmuster/schemas/labels';
import type { Translate } from '../language/useText.ts';

/** Returns the label of a field, in the words of the country. */
export const fieldLabel = (field: string, country: string, t: Translate): string =>
  labelOfField([field], t.labels, country);

/** Returns the name of an owner: their name, or a number while there is none. */
export const ownerName = (owner: unknown, index: number, t: Translate): string =>
  ownerNameAt(['business_owners', index], { business_owners: { [index]: owner } }, t.labels) ?? '';

/** Returns the label of a field of an owner. */
export const ownerFieldLabel = (field: string, t: Translate): string =>
  labelOfField(['business_owners', field], t.labels);

/** Returns the name of a type of documents for the legal form of a business. */
export const documentKind = (type: string, businessType: string, t: Translate): string =>
  documentLabel(type, businessType, t.labels);

/** Returns a place of a form in a list: with the name of its owner. */
export const placeText = ({ label, row }: Pick<Place, 'label' | 'row'>, t: Translate): string =>
  row === undefined || label === row.label
    ? label
    : t('{name}: {field}', { name: row.label, field: lowerFirst(label) });

/** Returns the name of the place of a finding about an application that no form holds. */
export function placeLabel(path: Path, values: CustomerValues, t: Translate): string {
  const owner = ownerNameAt(path, values, t.labels);
  if (owner !== undefined && path.length === 2) return owner;
  const type = documentTypeAt(path, values);
  const label =
    type === undefined
      ? labelOfField(path, t.labels, values.registered_address.country)
      : documentKind(type, values.business_type, t);
  return owner === undefined ? label : placeText({ label, row: { path, label: owner } }, t);
}

function documentTypeAt(path: Path, values: CustomerValues): string | undefined {
  const at = path.findIndex((key) => key === 'documents' || key === 'supporting_documents');
  const type = at < 0 ? undefined : valueAt(values, [...path.slice(0, at + 2), 'doc_type']);
  return typeof type === 'string' ? type : undefined;
}

/** A word with a hyphen begins in lowercase, too; abbreviations stay. */
const lowerFirst = (text: string): string =>
  /^\p{Lu}(?:\p{Ll}|-)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
