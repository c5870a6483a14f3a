import { valueAt } from '@passmuster/findings';
import {
  documentLabel,
  fieldHint,
  fieldLabel,
  type PartialLabels,
} from '@passmuster/schemas/labels';
import { countryOfField } from '../describe/countryOfField.ts';
import type { FormFinding, FormRequirement } from '../reviewer/reviewer.ts';
import { isFileRef } from '../values/fileRef.ts';
import { keyOf, type Path } from '../values/path.ts';
import { documentFindings } from './documentFindings.ts';
import { rowOf } from './row.ts';
import type { Slot, SlotAttempt } from './slot.ts';
import type { SlotIds } from './slotIds.ts';
import { type AddedDocument, type SlotPlace, slotPlaces } from './slotPlaces.ts';

/** What slots depend on. */
export interface SlotContext {
  /** Of the last review; none before the first one. */
  readonly requirements: readonly FormRequirement[];
  readonly values: unknown;
  readonly texts: PartialLabels;
  readonly ids: SlotIds;
  /** The files that are being read or were refused, by the ids of their slots. */
  readonly attempts: ReadonlyMap<string, SlotAttempt>;
  /** Further documents that a person is about to attach. */
  readonly added: readonly AddedDocument[];
  /** Returns the findings that may be shown at a path, or `within` it. */
  readonly findingsAt: (path: Path, within: boolean) => readonly FormFinding[];
  /** True once every finding is shown. */
  readonly isRevealed: boolean;
}

/** Documents that must be recent, so that their issue date is requested. */
const dated: ReadonlySet<string> = new Set(['BANK_STATEMENT', 'PROOF_OF_ADDRESS']);

const none: readonly never[] = [];

/** Returns a slot for each file that is requested and for each further document. */
export const slotsOf = (context: SlotContext): readonly Slot[] =>
  slotPlaces(context.requirements, context.values, context.added).map((place) =>
    slotAt(place, context),
  );

function slotAt(place: SlotPlace, context: SlotContext): Slot {
  const { values, texts, attempts } = context;
  const { requirement } = place;
  const [within, path] = placesOf(place);
  const id = idOf(place, context);
  const file = path && valueAt(values, path);
  const isFilled = isFileRef(file) || (typeof file === 'string' && file !== '');
  const row = rowOf(within, values, texts);
  const hint = hintOf(place, texts);
  const attempt = attempts.get(id);
  return {
    id,
    label: labelOf(place, context),
    ...(hint !== undefined && { hint }),
    level: place.isRequired ? 'required' : levelOf(place),
    ...(place.kind === 'document' && { list: place.list, documentType: place.documentType }),
    ...(row && { row }),
    ...(path && { path }),
    fields: isFilled ? fieldsOf(place, within) : none,
    ...(isFilled && { file }),
    ...(attempt && { attempt }),
    findings: findingsOf(place, within, context),
    ...(requirement && { requirement }),
  };
}

/** Returns the row of a document, or of a passport the field itself; then the field that holds the file. */
function placesOf(place: SlotPlace): readonly [within: Path, path: Path | undefined] {
  if (place.kind === 'page') return [place.path, place.path];
  const { list, row } = place;
  return row === undefined
    ? [list, undefined]
    : [
        [...list, row],
        [...list, row, 'doc_image'],
      ];
}

function idOf(place: SlotPlace, { values, ids }: SlotContext): string {
  if (place.kind === 'page') {
    const [list = '', index = 0, field] = place.path;
    const owner = valueAt(values, [list, index, 'rowId']);
    return `${typeof owner === 'string' ? owner : `${list}-${index}`}-${field}`;
  }
  const { list, row, documentType, isRequested } = place;
  if (place.id !== undefined) return place.id;
  const path = [...list, row ?? documentType];
  const given = row === undefined ? undefined : valueAt(values, [...path, 'rowId']);
  // Without an id of its own, a row is known by its place.
  const rowId = row === undefined || typeof given === 'string' ? given : path.join('-');
  const known = typeof rowId === 'string' ? rowId : undefined;
  if (!isRequested && known !== undefined) return known;
  return ids.of(`${keyOf(list, values)} ${documentType}`, known);
}

const levelOf = ({ requirement }: SlotPlace): Slot['level'] =>
  requirement ? requirement.level : 'optional';

function labelOf(place: SlotPlace, { values, texts, requirements }: SlotContext): string {
  if (place.kind === 'page')
    return fieldLabel(place.path, texts, countryOfField(place.path, values));
  const { documentType, list } = place;
  const requirement =
    place.requirement ??
    requirements.find(
      (one) => one.documentType === documentType && one.path.length === list.length,
    );
  const type = list.length === 1 ? valueAt(values, ['business_type']) : undefined;
  const businessType = typeof type === 'string' ? type : undefined;
  return requirement?.label ?? documentLabel(documentType, businessType, texts);
}

const hintOf = (place: SlotPlace, texts: PartialLabels): string | undefined =>
  fieldHint([place.kind === 'page' ? (place.path.at(-1) ?? '') : place.documentType], texts);

/** Returns the fields of the file of a slot. */
function fieldsOf(place: SlotPlace, within: Path): readonly Path[] {
  if (place.kind === 'page') {
    if (within.at(-1) !== 'front_image') return none;
    const dates = [...within.slice(0, -1), 'id_dates'];
    return [
      [...dates, 'issued'],
      [...dates, 'expires'],
    ];
  }
  const { documentType } = place;
  const names = [
    ...(documentType === 'PROOF_OF_ADDRESS' ? ['sub_type'] : []),
    'doc_country',
    ...(dated.has(documentType) ? ['issued'] : []),
  ];
  return names.map((name) => [...within, name]);
}

function findingsOf(
  place: SlotPlace,
  within: Path,
  { findingsAt, isRevealed }: SlotContext,
): readonly FormFinding[] {
  if (place.kind === 'document' && place.row === undefined) {
    // Its list counts as left once another document is in it.
    if (!isRevealed) return none;
    const found = findingsAt(place.list, false);
    return found.length === 0
      ? none
      : documentFindings(found, place.documentType, place.requirement?.rule);
  }
  const own = findingsAt(within, true);
  if (within.at(-1) !== 'front_image') return own;
  const dates = findingsAt([...within.slice(0, -1), 'id_dates'], true);
  return dates.length === 0 ? own : [...own, ...dates];
}
