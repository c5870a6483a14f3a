import { Text, Title } from '@mantine/core';
import { type ReactElement, type ReactNode, useId } from 'react';

/** A card of the form under its heading. */
export function FormSection({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}): ReactElement {
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {title}
      </Title>
      <Text size="sm" c="dimmed" mb="lg">
        {lead}
      </Text>
      {children}
    </section>
  );
}
