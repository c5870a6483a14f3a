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

const Context = createContext<Form<object> | undefined>(undefined);

/** Gives an application to the components inside. Create it outside of rendering: React renders twice in development. */
export const ApplicationProvider = ({
  application,
  children,
}: {
  readonly application: Form<object>;
  readonly children?: ReactNode;
}): ReactElement => createElement(Context, { value: application }, children);

/**
 * Returns the application of the provider.
 *
 * @throws Error outside of an `ApplicationProvider`.
 */
export function useApplication(): Form<object> {
  const application = useContext(Context);
  if (!application) throw new Error('Render this component inside of an ApplicationProvider');
  return application;
}

/** Returns what `select` takes from the application. Renders again only when it is another value. */
export function useApplicationValue<Value>(select: (application: Form<object>) => Value): Value {
  const application = useApplication();
  const read = () => select(application);
  return useSyncExternalStore(application.subscribe, read, read);
}

/** Returns a part of the state, such as `({ todo }) => todo`. Renders again only when it is another value. */
export const useApplicationState = <Value>(select: (state: FormState) => Value): Value =>
  useApplicationValue(useCallback((application) => select(application.state), [select]));
