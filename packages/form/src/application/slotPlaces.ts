import { valueAt } from '@passmuster/findings';
import { requiredDocumentTypes, requiredOwnerDocumentTypes } from '@passmuster/schemas/fields';
import type { FormRequirement } from '../reviewer/reviewer.ts';
import { elementsAt } from '../values/elementsAt.ts';
import { keyOf, type Path } from '../values/path.ts';
import { hasField } from './formOrder.ts';

/** A page of a passport, which a field of an owner holds. */
interface PagePlace {
  readonly kind: 'page';
  readonly path: Path;
  readonly requirement: FormRequirement | undefined;
  readonly isRequired: boolean;
}

/** A document of a list. */
interface DocumentPlace {
  readonly kind: 'document';
  readonly list: Path;
  readonly documentType: string;
  /** Its place in the list. `undefined` while it isn't there. */
  readonly row: number | undefined;
  readonly requirement: FormRequirement | undefined;
  /** Of a further document that a person is about to attach. */
  readonly id?: string;
  /** True for a document that is requested, filled or not. */
  readonly isRequested: boolean;
  readonly isRequired: boolean;
}

/** A further document that a person is about to attach. */
export interface AddedDocument {
  readonly id: string;
  readonly documentType: string;
  /** The key of its list, from `keyOf`. */
  readonly listKey: string;
}

/** Where a file of a customer belongs. */
export type SlotPlace = PagePlace | DocumentPlace;

/** The pages of a passport. */
const pageFields = ['front_image', 'back_image'];

/**
 * Returns the places of all files: of the documents of the business, then of each owner the passport and the documents. Each
 * row of a list has exactly one place. What the API always requires is there before the first review, and of an owner whom
 * the review doesn't have, because it is new or one of very many.
 *
 * @param requirements of the last review; none before the first one.
 * @param added further documents, those which are in their lists already too.
 */
export function slotPlaces(
  requirements: readonly FormRequirement[],
  values: unknown,
  added: readonly AddedDocument[],
): readonly SlotPlace[] {
  const byPlace = new Map<string, FormRequirement[]>();
  const reviewed = new Set<unknown>();
  for (const requirement of requirements) {
    const { path } = requirement;
    reviewed.add(path[0] === 'business_owners' ? path[1] : 'business');
    const key = path.join('.');
    const others = byPlace.get(key);
    if (others) others.push(requirement);
    else byPlace.set(key, [requirement]);
  }
  const requiredAt = (path: Path): readonly FormRequirement[] => byPlace.get(path.join('.')) ?? [];
  // A form that doesn't have a field has no slot for it.
  const documentsIn = (
    list: Path,
    requested: readonly (FormRequirement | string)[],
  ): readonly SlotPlace[] =>
    hasField(values, list)
      ? [...documentPlaces(list, values, requested), ...addedPlaces(list, values, added)]
      : [];
  const business: Path = ['documents'];
  const isBusinessReviewed = reviewed.has('business');
  return [
    ...documentsIn(business, isBusinessReviewed ? requiredAt(business) : requiredDocumentTypes),
    ...elementsAt(values, ['business_owners']).flatMap((index): readonly SlotPlace[] => {
      const owner: Path = ['business_owners', index];
      const list = [...owner, 'supporting_documents'];
      const isReviewed = reviewed.has(index);
      const pages = pageFields.flatMap((field): readonly SlotPlace[] => {
        const path = [...owner, field];
        if (!hasField(values, path)) return [];
        const [requirement] = requiredAt(path);
        const isRequired =
          requirement?.level === 'required' || (!isReviewed && field === 'front_image');
        return [{ kind: 'page', path, requirement, isRequired }];
      });
      return [
        ...pages,
        ...documentsIn(list, isReviewed ? requiredAt(list) : requiredOwnerDocumentTypes),
      ];
    }),
  ];
}

function documentPlaces(
  list: Path,
  values: unknown,
  requested: readonly (FormRequirement | string)[],
): readonly DocumentPlace[] {
  const rows = elementsAt(values, list);
  const typeOf = (row: number): unknown => valueAt(values, [...list, row, 'doc_type']);
  const taken = new Set<number>();
  const places = requested.flatMap((one): readonly DocumentPlace[] => {
    const requirement = typeof one === 'string' ? undefined : one;
    const documentType = typeof one === 'string' ? one : one.documentType;
    if (documentType === undefined) return [];
    const row = rows.find((index) => !taken.has(index) && typeOf(index) === documentType);
    if (row !== undefined) taken.add(row);
    const isRequired = requirement?.level !== 'recommended';
    return [
      { kind: 'document', list, documentType, row, requirement, isRequested: true, isRequired },
    ];
  });
  const further = rows
    .filter((row) => !taken.has(row))
    .map((row): DocumentPlace => {
      const documentType = String(typeOf(row) ?? '');
      return {
        kind: 'document',
        list,
        documentType,
        row,
        requirement: undefined,
        isRequested: false,
        isRequired: false,
      };
    });
  return [...places, ...further];
}

function addedPlaces(
  list: Path,
  values: unknown,
  added: readonly AddedDocument[],
): readonly DocumentPlace[] {
  if (added.length === 0) return [];
  const key = keyOf(list, values);
  const ids = elementsAt(values, list).map((row) => valueAt(values, [...list, row, 'rowId']));
  return added
    .filter(({ id, listKey }) => listKey === key && !ids.includes(id))
    .map(({ id, documentType }): DocumentPlace => {
      const nothing = {
        row: undefined,
        requirement: undefined,
        isRequested: false,
        isRequired: false,
      };
      return { kind: 'document', list, documentType, id, ...nothing };
    });
}
