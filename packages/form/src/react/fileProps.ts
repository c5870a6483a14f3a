import type { FilePlace } from '../application/filePlace.ts';
import type { Form } from '../application/form.ts';
import type { SlotAttempt } from '../application/slot.ts';
import type { ControlProps, FileProps } from './field.ts';

/** Returns the attributes of a file input that attaches to a place of a form. */
export const filePropsOf = (
  form: Form<object>,
  place: FilePlace,
  controlProps: ControlProps,
  attempt: SlotAttempt | undefined,
): FileProps => ({
  ...controlProps,
  type: 'file',
  onChange({ target }) {
    const [file] = target.files ?? [];
    target.value = '';
    if (file) void form.attach(place, file);
  },
  'aria-busy': attempt?.state === 'reading',
});
