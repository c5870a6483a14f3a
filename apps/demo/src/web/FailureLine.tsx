import { Alert } from '@mantine/core';
import type { ReactElement } from 'react';
import type { Failure } from './call.ts';

/** A refusal in one clear line; below it, what the API found field by field. */
export function FailureLine({ failure }: { readonly failure: Failure }): ReactElement {
  return (
    <Alert role="alert" color="red" variant="light" p="sm" c="var(--ink)">
      {failure.message}
      {failure.issues.length > 0 && (
        <ul style={{ margin: '6px 0 0', paddingLeft: 18 }}>
          {failure.issues.map(({ path, message }) => (
            <li key={`${path.join('.')} ${message}`}>
              <b>{path.join('.')}</b>: {message}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
