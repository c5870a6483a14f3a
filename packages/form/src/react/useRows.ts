import { useMemo } from 'react';
import type { AnyFields, AnyRows, Fields, Rows } from '../application/fields.ts';
import type { RowAt, RowsName } from '../values/fieldPath.ts';
import { useForm, useValueOf } from './context.ts';

/**
 * Returns the rows of a list of a form, a group or a row: `useRows(form, 'business_owners')`. Pass a row of its `list` to
 * `useField`, with its `id` as `key`. Renders again only when rows are added, removed or moved.
 *
 * @example
 * const form = createCustomerForm({ reviewer });
 * form.rows('business_owners').append({ ...blankOwner(), first_name: 'Ada' });
 * const Owner = ({ owner }) => useField(owner, 'first_name').value;
 * const Owners = () =>
 *   useRows(form, 'business_owners').list.map((owner) => createElement(Owner, { key: owner.id, owner }));
 * renderToString(createElement(FormProvider, { form }, createElement(Owners))) // 'Ada'
 */
export function useRows<Values extends object, const Name extends RowsName<Values>>(
  scope: Fields<Values>,
  name: Name,
): Rows<RowAt<Values, Name>>;
/** Returns the rows of a list of the form of the provider: `useRows<OwnerValues>('business_owners')`. Any name compiles. */
export function useRows<Row extends object = object>(name: string): Rows<Row>;
export function useRows(...place: readonly [AnyFields, string] | readonly [string]): AnyRows {
  const form = useForm();
  const rows = place.length === 2 ? place[0].rows(place[1]) : form.rows(place[0]);
  const list = useValueOf(form, () => rows.list);
  return useMemo(() => {
    const { append, insert, remove, move } = rows;
    return { list, append, insert, remove, move };
  }, [rows, list]);
}
