import type { Form } from '@passmuster/form';

/** Returns what to show beside a field: the values before and after each fix, and what its button does. */
export function fixButtonsOf(application: Pick<Form<object>, 'fixesAt' | 'apply'>, field: string) {
  return application.fixesAt(field).map((fix) => ({
    changes: fix.changes.map(({ path, replaces, value }) => ({
      field: path.join('.'),
      before: replaces,
      after: value,
    })),
    /** Returns what the button “Undo” does; undefined if the form has changed since. */
    replace: () => application.apply(fix),
  }));
}
