import { elementsOf, propertyAt, valueAt } from '@passmuster/findings';
import type { Form } from '../application/form.ts';
import { toPath } from '../values/path.ts';
import { addedPlaces } from './showFindings.ts';

/** Returns new rows, by the path of their list. */
export type BlankRows = Readonly<Record<string, () => object>>;

/** An attribute of an element in a row, and what the template has there: a path from the row, or an id. */
interface Place {
  readonly element: Element;
  readonly attribute: string;
  readonly text: string;
}

/** A row in the page. */
interface ShownRow {
  readonly element: HTMLElement;
  readonly places: readonly Place[];
  /** Its place in the list. */
  at: number;
}

/** The rows of a list in the page. */
interface ShownList {
  readonly template: HTMLTemplateElement;
  readonly path: string;
  rows: ReadonlyMap<unknown, ShownRow>;
}

/** The rows of all lists of a page. */
interface Rows {
  /** Shows the rows that the form holds. */
  show(): void;
  /** Handles a click on `data-append="list"` or, in a row, on `data-remove`. */
  click(target: EventTarget | null): void;
}

/** Attributes that name a field. */
const fieldAttributes = ['name', 'data-findings', 'data-file', 'data-remove'] as const;
/** Attributes that name an element. */
const idAttributes = ['id', 'for', 'aria-labelledby', 'aria-describedby'] as const;

/**
 * Shows the rows of each list from its `<template data-rows="list">`, after it and in their order. Fields in a template are named
 * from the row: `email`. The element of a row, the first of the template, stays the same while the row does, so that nothing that
 * is typed is lost.
 */
export function createRows(page: HTMLFormElement, form: Form<object>, blanks: BlankRows): Rows {
  const lists = [...page.querySelectorAll<HTMLTemplateElement>('template[data-rows]')].map(
    (template): ShownList => ({
      template,
      path: template.dataset['rows'] ?? '',
      rows: new Map(),
    }),
  );
  const rowsAt = (path: string): readonly unknown[] =>
    elementsOf(valueAt(form.values, toPath(path))) ?? [];

  const show = (): void => {
    for (const list of lists) showList(list, rowsAt(list.path));
  };
  const focus = (list: ShownList | undefined, row: unknown): void => {
    list?.rows.get(idOf(row, 0))?.element.querySelector<HTMLElement>(focusable)?.focus();
  };
  return {
    show,
    click(target: EventTarget | null): void {
      const button = target instanceof Element && target.closest('[data-append], [data-remove]');
      if (!button || !page.contains(button)) return;
      const appended = button.getAttribute('data-append');
      if (appended !== null) {
        const row = blanks[appended]?.();
        if (!row) return;
        form.rows(appended).append(row);
        focus(
          lists.find(({ path }) => path === appended),
          row,
        );
        return;
      }
      const path = (button.getAttribute('data-remove') ?? '').split('.').slice(0, -1);
      const list = path.slice(0, -1).join('.');
      const rows = form.rows(list);
      rows.remove(rows.list[Number(path.at(-1))]?.id ?? '');
      page.querySelector<HTMLElement>(`[data-append="${CSS.escape(list)}"]`)?.focus();
    },
  };
}

const focusable = 'input, select, textarea, button';

const idOf = (row: unknown, at: number): unknown => propertyAt(row, 'rowId') ?? at;

function showList(list: ShownList, values: readonly unknown[]): void {
  const before = list.rows;
  const rows = new Map<unknown, ShownRow>();
  for (const [at, value] of values.entries()) {
    const id = idOf(value, at);
    const row = before.get(id) ?? makeRow(list.template);
    if (row) rows.set(id, row);
  }
  for (const [id, { element }] of before) if (!rows.has(id)) element.remove();
  list.rows = rows;
  let last: Element = list.template;
  for (const [at, row] of [...rows.values()].entries()) {
    if (row.at !== at) nameRow(row, list.path, at);
    if (last.nextElementSibling !== row.element) last.after(row.element);
    last = row.element;
  }
}

function makeRow({ content }: HTMLTemplateElement): ShownRow | undefined {
  const element = content.firstElementChild?.cloneNode(true);
  if (!(element instanceof HTMLElement)) return undefined;
  const places = [element, ...element.querySelectorAll('*')].flatMap((part) =>
    [...fieldAttributes, ...idAttributes].flatMap((attribute): readonly Place[] => {
      const text = part.getAttribute(attribute);
      return text === null ? [] : [{ element: part, attribute, text }];
    }),
  );
  return { element, places, at: -1 };
}

/** Names the fields and ids of a row by its place. What was added to show findings is made again. */
function nameRow(row: ShownRow, list: string, at: number): void {
  const { element, places } = row;
  row.at = at;
  for (const added of element.querySelectorAll(addedPlaces)) added.remove();
  for (const control of element.querySelectorAll('[aria-describedby]'))
    control.removeAttribute('aria-describedby');
  for (const { element: part, attribute, text } of places) {
    const isField = fieldAttributes.some((name) => name === attribute);
    part.setAttribute(attribute, isField ? `${list}.${at}.${text}` : idsOf(text, list, at));
  }
  for (const number of element.querySelectorAll('[data-row-number]'))
    number.textContent = String(at + 1);
}

/** Ids of a row end with its place, so that they are unique in the page. */
const idsOf = (ids: string, list: string, at: number): string =>
  ids
    .split(/\s+/u)
    .map((id) => `${id}-${list}-${at}`)
    .join(' ');
