import { Grid } from '@mantine/core';
import type { ReactElement } from 'react';
import { Field } from './Field.tsx';
import type { FieldSpec } from './fieldSpec.ts';

/** Fields side by side on a wide screen, one below the other on a narrow one. */
export function FieldGrid({
  fields,
  prefix = '',
}: {
  readonly fields: readonly FieldSpec[];
  /** Path of what the fields belong to, with its dot: `business_owners.0.`. */
  readonly prefix?: string;
}): ReactElement {
  return (
    <Grid gap="md">
      {fields.map((spec) => (
        <Grid.Col key={spec.name} span={{ base: 12, sm: spec.span ?? 6 }}>
          <Field spec={spec} name={`${prefix}${spec.name}`} />
        </Grid.Col>
      ))}
    </Grid>
  );
}
