import { readable } from 'svelte/store';

/** Returns the state of a form as a store: all that Svelte needs of the form kit. A component reads it as `$findings`. */
export const fromForm = (form, read) =>
  readable(read(form), (set) => {
    set(read(form));
    return form.subscribe(() => set(read(form)));
  });
