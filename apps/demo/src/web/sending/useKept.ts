import type { Form } from '@passmuster/form';
import { useEffect } from 'react';

/** What was typed before a window was closed. */
export interface Kept<Values extends object> {
  current: Values | undefined;
}

/** Keeps what a form holds when its window is closed, unless it was created. */
export function useKept<Values extends object>(form: Form<Values>, kept: Kept<Values>): void {
  useEffect(
    () => () => {
      kept.current = form.state.status.kind === 'created' ? undefined : form.values;
    },
    [form, kept],
  );
}
