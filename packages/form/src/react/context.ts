import {
  createContext,
  createElement,
  type ReactElement,
  type ReactNode,
  useCallback,
  useContext,
  useSyncExternalStore,
} from 'react';
import type { Form } from '../application/form.ts';
import type { FormState } from '../application/formState.ts';
import { subscribeReleased } from '../press/whenReleased.ts';

const Context = createContext<Form<object> | undefined>(undefined);

/**
 * Gives a form to the components inside. Create it outside of rendering: React renders twice in development.
 *
 * @example
 * const form = createCustomerForm({ reviewer, values: { email: 'ada@example.com' } });
 * const Email = () => createElement('input', useField('email').inputProps);
 * const page = renderToString(createElement(FormProvider, { form }, createElement(Email)));
 * page.includes('value="ada@example.com"') // true
 */
export const FormProvider = ({
  form,
  children,
}: {
  readonly form: Form<object>;
  readonly children?: ReactNode;
}): ReactElement => createElement(Context, { value: form }, children);

/**
 * Returns the form of the provider. Its paths are typed if you say what it holds: `useForm<CustomerValues>()`.
 *
 * @throws Error outside of a `FormProvider`.
 * @example
 * const form = createCustomerForm({ reviewer });
 * const Name = () => useForm().describe('business_name')?.label;
 * renderToString(createElement(FormProvider, { form }, createElement(Name))) // 'Legal name'
 */
export function useForm<Values extends object = object>(): Form<Values> {
  const form = useContext(Context);
  if (!form) throw new Error('Render this component inside of a FormProvider');
  return form as Form<Values>;
}

/** What tells of its changes. */
interface Subscribable {
  readonly subscribe: (listener: () => void) => () => void;
}

/** Returns the value that `read` takes from a form or a draft. Renders again only when it is another value. */
export const useValueOf = <Source extends Subscribable, Value>(
  source: Source,
  read: (source: Source) => Value,
): Value => {
  const readNow = (): Value => read(source);
  const subscribe = useCallback(
    (listener: () => void) => subscribeReleased(source.subscribe, listener),
    [source],
  );
  return useSyncExternalStore(subscribe, readNow, readNow);
};

/**
 * Returns a part of the state, such as `({ todo }) => todo`. Renders again only when it is another value.
 *
 * @example
 * const form = createCustomerForm({ reviewer });
 * const Status = () => useFormState(sentenceOf);
 * renderToString(createElement(FormProvider, { form }, createElement(Status))) // '0 left'
 */
export const useFormState = <Value>(select: (state: FormState) => Value): Value =>
  useValueOf(
    useForm(),
    useCallback(({ state }) => select(state), [select]),
  );
