import type { Form } from '@passmuster/form';

/** Returns the buttons beside a field: the values before and after each fix, and the action. */
export function fixButtonsOf(application: Pick<Form<object>, 'fixesAt' | 'apply'>, field: string) {
  return application.fixesAt(field).map((fix) => ({
    changes: fix.changes.map(({ path, replaces, value }) => ({
      field: path.join('.'),
      before: replaces,
      after: value,
    })),
    /** Returns the action of the button “Undo”; undefined if the form has changed since. */
    replace: () => application.apply(fix),
  }));
}
