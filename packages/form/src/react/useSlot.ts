import { useId } from 'react';
import type { Slot } from '../application/slot.ts';
import type { FormFinding } from '../reviewer/reviewer.ts';
import { useForm } from './context.ts';
import type { FileProps } from './field.ts';
import { filePropsOf } from './fileProps.ts';

/** What a slot shows besides what is in it, and the attributes of its elements. */
export interface SlotField {
  /** Why the last file was refused, then what is wrong with the file that it holds. */
  readonly findings: readonly FormFinding[];
  readonly fileProps: FileProps;
  /** For the element that contains the remedies. */
  readonly findingsProps: { readonly id: string };
  /** Takes the file away, or gives up one that is being read. Returns a function that puts it back. */
  readonly remove: () => () => void;
}

/**
 * Returns the file input of a slot of `useSlots`, and why its last file was refused.
 *
 * @example
 * const form = createCustomerForm({ reviewer });
 * const First = () => createElement('input', useSlot(useSlots()[0]).fileProps);
 * const page = renderToString(createElement(FormProvider, { form }, createElement(First)));
 * page.includes('type="file"') // true
 */
export function useSlot({ id, path, list = [], attempt, findings: held }: Slot): SlotField {
  const form = useForm();
  const prefix = useId();
  const place = path ?? list;
  const findings = [...(attempt?.findings ?? []), ...held];
  const findingsId = `${prefix}-findings`;
  const controlProps = {
    id: `${prefix}-file`,
    name: place.join('.'),
    onBlur: () => form.blur(place),
    'aria-invalid': findings.some(({ severity }) => severity === 'error') || undefined,
    'aria-describedby': findings.length > 0 ? findingsId : undefined,
  };
  return {
    findings,
    fileProps: filePropsOf(form, { id }, controlProps, attempt),
    findingsProps: { id: findingsId },
    remove: () => form.detach({ id }),
  };
}
