import { elementsOf, valueAt } from '@passmuster/findings';
import { fieldAt } from '@passmuster/schemas/fields';
import { customerFields } from '../describe/customerFields.ts';
import type { FileCheck } from '../reviewer/reviewer.ts';
import { blankDocument } from '../values/blankValues.ts';
import { type FileRef, isFileRef } from '../values/fileRef.ts';
import { keyOf, type Path, pathOfKey, toPath } from '../values/path.ts';
import { setAt } from '../values/setAt.ts';
import { hasField } from './formOrder.ts';
import type { FormStore } from './formStore.ts';
import type { Slot } from './slot.ts';

/** A slot, or the path of a field that holds a file. */
export type FilePlace = Pick<Slot, 'id'> | Path;

/** Where a file goes, whatever moves meanwhile. */
export interface PlaceOfFile {
  /** The id of the slot, or the key of the field. */
  readonly key: string;
  /** What the file is checked as. */
  readonly use: FileCheck['place'];
  /** Returns the file that is there. */
  held(): FileRef | undefined;
  /** Returns the values with a file, and its field; `undefined` if the place is gone. The dates of the file before go. */
  enter(file: FileRef): Entered | undefined;
  /** Returns the values without the file, and a function that returns them with it; `undefined` once the place is gone or taken. */
  remove(): { readonly values: unknown; readonly restored: () => Restored | undefined };
}

/** Values, and the field of the file that was entered. */
interface Entered {
  readonly values: unknown;
  readonly path: Path;
}

/** Values with what was removed, and the fields that have their text again. */
interface Restored {
  readonly values: unknown;
  readonly paths: readonly Path[];
}

/** Returns the place that a slot, its id or a path names; `undefined` if the form has no such place. */
export function placeOfFile(chosen: string | FilePlace, store: FormStore): PlaceOfFile | undefined {
  const isSlot = typeof chosen === 'object' && 'id' in chosen;
  const path = isSlot ? [] : toPath(chosen);
  const [id, name] = [isSlot ? chosen.id : chosen, path.join('.')];
  const slot = store.state.slots.find((one) => one.id === id || one.path?.join('.') === name);
  if (slot?.list) return documentPlace(slot, slot.list, store);
  if (slot?.path) return fieldPlace(slot.path, store, slot.id);
  return isFileField(path, store) ? fieldPlace(path, store) : undefined;
}

const isFileField = (path: Path, { values }: FormStore): boolean =>
  isFileRef(valueAt(values, path)) ||
  (fieldAt(customerFields, path)?.kind === 'file' && hasField(values, path.slice(0, 1)));

function fieldPlace(path: Path, store: FormStore, id?: string): PlaceOfFile {
  const field = keyOf(path, store.values);
  return {
    key: id ?? field,
    use: { path },
    held: () => fileAt(store.values, pathOfKey(field, store.values)),
    enter(file) {
      const now = pathOfKey(field, store.values);
      const values = now && setAt(withoutDates(store.values, now), now, file);
      // A row that isn't there takes no file.
      return now && valueAt(values, now) === file ? { values, path: now } : undefined;
    },
    remove() {
      const before = valueAt(store.values, path);
      const dates = datesOf(path);
      const datesBefore = dates && valueAt(store.values, dates);
      return {
        values: setAt(withoutDates(store.values, path), path, ''),
        restored() {
          const now = pathOfKey(field, store.values);
          if (!now || valueAt(store.values, now) !== '') return undefined;
          const datesNow = datesOf(now);
          const values = setAt(store.values, now, before);
          if (!datesNow) return { values, paths: [] };
          const paths = ['issued', 'expires'].map((date) => [...datesNow, date]);
          return { values: setAt(values, datesNow, datesBefore), paths };
        },
      };
    },
  };
}

/** A document is a row of a list: it comes with its file and goes with it. */
function documentPlace(
  { id, documentType = '', path }: Slot,
  place: Path,
  store: FormStore,
): PlaceOfFile {
  const key = keyOf(place, store.values);
  const listNow = (): { list: Path; rows: readonly unknown[] } | undefined => {
    const list = pathOfKey(key, store.values);
    return list && { list, rows: elementsOf(valueAt(store.values, list)) ?? [] };
  };
  const pathNow = (): Path | undefined => store.state.slots.find((one) => one.id === id)?.path;
  return {
    key: id,
    use: { path: path ?? [...place, 0, 'doc_image'], documentType },
    held: () => fileAt(store.values, pathNow()),
    enter(file) {
      const found = listNow();
      if (!found) return undefined;
      const { list, rows } = found;
      const held = pathNow();
      if (held) {
        return { values: setAt(withoutDates(store.values, held), held, file), path: held };
      }
      const country = String(valueAt(store.values, countryOf(list)) ?? '');
      const row = { ...blankDocument(documentType, { country, rowId: id }), doc_image: file };
      return {
        values: setAt(store.values, list, [...rows, row]),
        path: [...list, rows.length, 'doc_image'],
      };
    },
    remove() {
      const at = Number(path?.at(-2) ?? -1);
      const found = listNow();
      const row = found?.rows[at];
      if (!found || row === undefined) return { values: store.values, restored: () => undefined };
      return {
        values: setAt(store.values, found.list, found.rows.toSpliced(at, 1)),
        restored() {
          const now = listNow();
          if (!now || pathNow()) return undefined;
          // What was left in a row counts as left once it is back.
          return {
            values: setAt(store.values, now.list, now.rows.toSpliced(at, 0, row)),
            paths: [],
          };
        },
      };
    },
  };
}

const fileAt = (values: unknown, path: Path | undefined): FileRef | undefined => {
  const held = path && valueAt(values, path);
  return isFileRef(held) ? held : undefined;
};

/** The dates of an ID document are beside its first page. */
const datesOf = (path: Path): Path | undefined =>
  path.at(-1) === 'front_image' ? [...path.slice(0, -1), 'id_dates'] : undefined;

/** Returns the values without the dates that were read on the file at a path. They stay where no file was. */
function withoutDates(values: unknown, path: Path): unknown {
  const row = path.slice(0, -1);
  if (!valueAt(values, path)) return values;
  const dates = datesOf(path);
  if (dates) return setAt(values, dates, { issued: '', expires: '' });
  if (path.at(-1) !== 'doc_image') return values;
  return setAt(setAt(values, [...row, 'issued'], ''), [...row, 'expires'], '');
}

/** The country of a new document: that of its owner's address, or of the business. */
const countryOf = (list: Path): Path =>
  list[0] === 'business_owners'
    ? [...list.slice(0, 2), 'address', 'country']
    : ['registered_address', 'country'];
