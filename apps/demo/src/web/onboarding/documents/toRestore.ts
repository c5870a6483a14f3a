import { valueAt } from '@passmuster/findings';
import type { Path } from '@passmuster/form';
import type { useForm } from '@passmuster/form/react';

/** Returns a function that enters a file again, and the dates on it, as they are now. */
export function toRestore(form: ReturnType<typeof useForm>, paths: readonly Path[]): () => void {
  const values = paths
    .filter((one) =>
      ['front_image', 'back_image', 'doc_image', 'issued', 'expires'].includes(String(one.at(-1))),
    )
    .map((one) => [one, valueAt(form.values, one)] as const);
  return () => {
    for (const [one, value] of values) {
      form.set(one, value);
      // What was found in it shows again.
      form.blur(one);
    }
  };
}
