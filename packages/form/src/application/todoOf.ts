import { isOpen, isRisk, valueAt } from '@passmuster/findings';
import { checklistLabel, fieldLabel, type PartialLabels } from '@passmuster/schemas/labels';
import { countryOfField } from '../describe/countryOfField.ts';
import { type FormFinding, type FormRequirement, isUnmet } from '../reviewer/reviewer.ts';
import type { Path } from '../values/path.ts';
import { documentFindings } from './documentFindings.ts';
import { compareInForm } from './formOrder.ts';
import { type Row, rowOf } from './row.ts';
import type { Slot } from './slot.ts';

/** Something left to do. */
export interface TodoItem {
  /** `error` and `missing` block the submission, a `warning` does until a person accepts it. */
  readonly kind: 'error' | 'missing' | 'warning';
  /** The field, list, group or row that it is about. */
  readonly path: Path;
  /** What the form calls it: of a field or a document, in the words of the country. */
  readonly label: string;
  /** The owner that it is about. Absent for the business. */
  readonly row?: Row;
  /** The id of the slot that shows it. Absent for what isn't about a file. */
  readonly slot?: string;
  /** What it is about, where something is required. */
  readonly requirement?: FormRequirement;
  /** What is wrong. Only the finding of this very requirement, and of no other item. */
  readonly finding?: FormFinding;
}

/** What the items to do depend on. */
interface TodoContext {
  readonly requirements: readonly FormRequirement[];
  readonly findings: readonly FormFinding[];
  readonly slots: readonly Slot[];
  readonly values: unknown;
  readonly texts: PartialLabels;
}

/**
 * Returns the list of what is left to do: what is required and not met, other errors, and warnings that nobody accepted. What is
 * about sanctions or prohibited countries comes first; the rest is in the order of the form. No finding is in two items.
 */
export function todoOf(context: TodoContext): readonly TodoItem[] {
  const { requirements, findings, slots, values } = context;
  const slotAt = slotIndex(slots);
  const errorsWithin = byPlace(findings.filter(({ severity }) => severity === 'error'));
  const taken = new Set<FormFinding>();
  const fields = new Set<string>();
  const required = requirements.filter(isUnmet).map((requirement): TodoItem => {
    const { path, status, documentType } = requirement;
    const slot = slots.length > 0 ? slotAt(path, requirement) : undefined;
    const candidates =
      status === 'invalid'
        ? errorsWithin(documentType === undefined ? path : rowOfSlot(slot))
        : missingOf(requirement, errorsWithin(path));
    const finding = candidates.find((one) => !taken.has(one));
    if (finding) taken.add(finding);
    if (isOfField(requirement, values)) fields.add(path.join('.'));
    const item = itemAt(path, slot, context);
    const kind = status === 'invalid' ? 'error' : 'missing';
    return {
      ...item,
      label: slot?.label ?? requirement.label,
      kind,
      requirement,
      ...(finding && { finding }),
    };
  });
  const further = findings
    .filter((one) => isOpen(one) && !taken.has(one) && !fields.has(one.path.join('.')))
    .map((finding): TodoItem => {
      const { path, severity } = finding;
      const item = itemAt(path, slotAt(path), context);
      return { ...item, kind: severity === 'error' ? 'error' : 'warning', finding };
    });
  return [...required, ...further].sort(
    (one, other) =>
      Number(isFirst(other)) - Number(isFirst(one)) || compareInForm(values, one.path, other.path),
  );
}

/** Returns true for what is required of one field. Of a list, more than one thing may be said: a role nobody has, and too many shares. */
const isOfField = ({ path, documentType }: FormRequirement, values: unknown): boolean =>
  documentType === undefined && !Array.isArray(valueAt(values, path));

const isFirst = ({ finding }: TodoItem): boolean => finding !== undefined && isRisk(finding);

/** A place of the form as a list names it: a field, a list, a row or a slot. */
export type Place = Pick<TodoItem, 'path' | 'label' | 'row' | 'slot'>;

/**
 * Returns the label of a finding or a path in a form, and the place that shows it. A finding on a list of documents is
 * shown in the slot of the document that it names as missing, otherwise in that of the first one that is missing.
 */
export function placeIn(
  place: Path | FormFinding,
  context: Pick<TodoContext, 'slots' | 'values' | 'texts'>,
): Place {
  const { slots } = context;
  const finding = 'path' in place ? place : undefined;
  const path = 'path' in place ? place.path : place;
  const empty = slots.filter(({ file, list }) => !file && list?.join('.') === path.join('.'));
  const missing = finding && empty.find((slot) => isMissing(slot, finding));
  if (missing) return { ...itemAt(path, missing, context), label: missing.label };
  const lacking = empty.find(({ level }) => level === 'required');
  return itemAt(path, lacking ?? slotIndex(slots)(path), context);
}

/** Returns true if a finding about a list says that the document of this slot is missing. */
const isMissing = ({ documentType, requirement }: Slot, finding: FormFinding): boolean =>
  documentType !== undefined &&
  documentFindings([finding], documentType, requirement?.rule).length > 0;

function itemAt(
  path: Path,
  slot: Slot | undefined,
  { values, texts }: Pick<TodoContext, 'values' | 'texts'>,
): Place {
  const row = rowOf(path, values, texts);
  return {
    path,
    label: labelAt(path, slot, row, { values, texts }),
    ...(row && { row }),
    ...(slot && { slot: slot.id }),
  };
}

function labelAt(
  path: Path,
  slot: Slot | undefined,
  row: Row | undefined,
  { values, texts }: Pick<TodoContext, 'values' | 'texts'>,
): string {
  if (path.length === 0) return checklistLabel('checklist', 'application', texts);
  // The kind of proof and the dates of a document are fields with a label of their own.
  if (slot && (path.at(-1) === 'doc_image' || typeof path.at(-1) === 'number')) return slot.label;
  if (row && path.length === row.path.length) return row.label;
  return fieldLabel(path, texts, countryOfField(path, values));
}

/** Returns the findings that say that what is required is missing. */
function missingOf(
  { path, documentType, rule }: FormRequirement,
  found: readonly FormFinding[],
): readonly FormFinding[] {
  const here = found.filter((one) => one.path.length === path.length);
  return documentType === undefined ? here : documentFindings(here, documentType, rule);
}

const rowOfSlot = (slot: Slot | undefined): Path | undefined =>
  slot?.list && slot.path ? slot.path.slice(0, -1) : slot?.path;

const nameOf = ({ path, documentType, rule }: FormRequirement): string =>
  [path.join('.'), documentType, rule].join(' ');

/** Returns the slot of a requirement, or of what was found about a document, a page of a passport and its dates. */
function slotIndex(
  slots: readonly Slot[],
): (path: Path, requirement?: FormRequirement) => Slot | undefined {
  // A slot that is equal to the last one has the requirement of an earlier review.
  const byRequirement = new Map(
    slots.map((slot) => [slot.requirement && nameOf(slot.requirement), slot]),
  );
  const byPath = new Map(slots.map((slot) => [rowOfSlot(slot)?.join('.'), slot]));
  return (path, requirement) => {
    const own = requirement && byRequirement.get(nameOf(requirement));
    if (own) return own;
    const place = path.map((key) => (key === 'id_dates' ? 'front_image' : key));
    for (let length = place.length; length > 0; length -= 1) {
      const slot = byPath.get(place.slice(0, length).join('.'));
      if (slot) return slot;
    }
    return undefined;
  };
}

/** Returns a function that returns the findings at a path and within it; none without a path. */
function byPlace(
  findings: readonly FormFinding[],
): (path: Path | undefined) => readonly FormFinding[] {
  const places = new Map<string, FormFinding[]>();
  for (const finding of findings) {
    for (let length = 0; length <= finding.path.length; length += 1) {
      const place = finding.path.slice(0, length).join('.');
      const list = places.get(place);
      if (list) list.push(finding);
      else places.set(place, [finding]);
    }
  }
  return (path) => (path && places.get(path.join('.'))) ?? [];
}
