import { SimpleGrid, Text, UnstyledButton } from '@mantine/core';
import type { ReactElement } from 'react';
import { examples } from './examples.ts';

/** Buttons that fill in the form with an example, or empty it. */
export function ExamplePicker({
  picked,
  onPick,
  onClear,
}: {
  /** Name of the example in the form, if any. */
  readonly picked: string | undefined;
  readonly onPick: (name: string) => void;
  readonly onClear: () => void;
}): ReactElement {
  return (
    <SimpleGrid cols={{ base: 2, md: 5 }} spacing="xs" role="group" aria-label="Start with">
      {examples.map(({ name, title, lead }) => (
        <Choice
          key={name}
          title={title}
          lead={lead}
          isPicked={name === picked}
          onClick={() => onPick(name)}
        />
      ))}
      <Choice
        title="An empty form"
        lead="Fill it in by hand"
        isPicked={picked === undefined}
        onClick={onClear}
      />
    </SimpleGrid>
  );
}

function Choice({
  title,
  lead,
  isPicked,
  onClick,
}: {
  readonly title: string;
  readonly lead: string;
  readonly isPicked: boolean;
  readonly onClick: () => void;
}): ReactElement {
  return (
    <UnstyledButton className="choice" aria-pressed={isPicked} onClick={onClick}>
      <Text span display="block" size="sm" fw={600}>
        {title}
      </Text>
      <Text span display="block" size="xs" c="dimmed">
        {lead}
      </Text>
    </UnstyledButton>
  );
}
