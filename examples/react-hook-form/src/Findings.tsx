import { useField } from '@passmuster/form/react';

/** What is wrong with a list, such as the owners; or with the whole application, at the empty path. */
export function Findings({ path }: { readonly path: string }) {
  const { findings } = useField(path);
  return (
    <small data-findings={path} tabIndex={-1}>
      {findings.map(({ remedy }) => remedy).join(' ')}
    </small>
  );
}
