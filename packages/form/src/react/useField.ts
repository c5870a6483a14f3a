import { useId, useState } from 'react';
import type { Fields } from '../application/fields.ts';
import type { PlaceIn } from '../values/fieldPath.ts';
import { type Path, toPath } from '../values/path.ts';
import { tidied } from '../values/tidied.ts';
import { useForm, useValueOf } from './context.ts';
import { createFieldReader } from './createFieldReader.ts';
import type { ControlProps, Field, TextProps } from './field.ts';
import { filePropsOf } from './fileProps.ts';
import type { ScopedPath, ValueFrom } from './scopedPath.ts';

/**
 * Returns a field of a form, a group or a row: `useField(owner, 'address.city')`, wherever the row is moved. A wrong path doesn't
 * compile. Renders again only when the field changes.
 *
 * @example
 * const form = createCustomerForm({ reviewer });
 * const owner = form.rows('business_owners').append({ ...blankOwner(), first_name: 'Ada' });
 * const FirstName = () => createElement('input', useField(owner, 'first_name').inputProps);
 * const page = renderToString(createElement(FormProvider, { form }, createElement(FirstName)));
 * page.includes('name="business_owners.0.first_name" value="Ada"') // true
 */
export function useField<Values extends object, const Place extends PlaceIn<Values>>(
  scope: Fields<Values>,
  path: Place,
): Field<ValueFrom<Values, Place>>;
/** Returns a field by its path from the root of the form of the provider: `useField('email')`. Any path compiles. */
export function useField<Value = string>(path: string | Path): Field<Value>;
export function useField(...place: ScopedPath): Field<unknown> {
  const form = useForm();
  const prefix = useId();
  const [scope, given] = place.length === 2 ? place : ([form, ...place] as const);
  const path = toPath(given);
  const [read] = useState(createFieldReader);
  const { name, value, findings, infos, status, fixes, attempt, description } = useValueOf(
    form,
    () => read(scope, path),
  );
  const isQuestion = description?.kind === 'question';
  const id = `${prefix}-${path.join('.')}`;
  const findingsId = `${id}-findings`;
  const setValue = (next: unknown): void => scope.set(path, next);
  const meant = (answer: string): unknown =>
    isQuestion && answer !== '' ? answer === 'yes' : answer;
  const choose = (next: unknown): void => {
    setValue(next);
    scope.blur(path);
  };
  const text = isQuestion && typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
  const controlProps: ControlProps = {
    id,
    name,
    onBlur: () => scope.blur(path),
    'aria-invalid': findings.some(({ severity }) => severity === 'error') || undefined,
    'aria-describedby': findings.length > 0 ? findingsId : undefined,
  };
  const textProps: TextProps = {
    ...controlProps,
    value: typeof text === 'string' ? text : '',
    onChange: ({ target }) => setValue(meant(target.value)),
    onBlur() {
      const held = tidied(value, description?.kind);
      if (held !== value) setValue(held);
      controlProps.onBlur();
    },
  };
  return {
    value,
    description,
    setValue,
    findings,
    infos,
    status,
    fixes,
    attempt,
    controlProps,
    inputProps: textProps,
    selectProps: { ...textProps, onChange: ({ target }) => choose(meant(target.value)) },
    checkboxProps: {
      ...controlProps,
      type: 'checkbox',
      checked: value === true,
      onChange: ({ target }) => choose(target.checked),
    },
    radioProps: (one) => ({
      ...controlProps,
      id: `${id}-${one}`,
      type: 'radio',
      value: one,
      checked: text === one,
      onChange: () => choose(meant(one)),
    }),
    fileProps: filePropsOf(form, toPath(name), controlProps, attempt),
    findingsProps: { id: findingsId },
  };
}
