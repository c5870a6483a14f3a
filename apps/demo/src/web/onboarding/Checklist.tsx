import { Button, Group, Progress, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import type { Requirement } from '@passmuster/kyc';
import type { ReactElement } from 'react';
import { type Mark, SeverityMark } from '../SeverityMark.tsx';
import { describePlace } from './describePlace.ts';
import { jumpTo } from './jumpTo.ts';
import { progressOf } from './progressOf.ts';
import { nameOf, useLiveReview } from './reviewContext.ts';

/** How far the application is, what is wrong, what is missing, and the button that sends it. */
export function Checklist({ isSending }: { readonly isSending: boolean }): ReactElement {
  const { review } = useLiveReview();
  const { requirements, findings, ready } = review;
  const { met, total, share } = progressOf(requirements);
  const wrong = requirements.filter(({ status }) => status === 'invalid');
  const missing = requirements.filter(({ status }) => status === 'missing' || status === 'blocked');
  const advice = findings.filter(({ severity }) => severity !== 'error');
  return (
    <Stack gap="md">
      <div>
        <Group justify="space-between" align="baseline">
          <Title order={2} size="h3">
            {ready ? 'Ready to send' : 'Review'}
          </Title>
          <Text size="sm" c="dimmed" aria-live="polite">
            {met} of {total} in order
          </Text>
        </Group>
        <Progress
          mt="xs"
          size="md"
          radius="xl"
          value={share}
          aria-label="Share of the requirements that are met"
        />
      </div>
      <Lines title="To put right" mark="error" requirements={wrong} />
      <Lines title="Still missing" mark="missing" requirements={missing} />
      {ready && (
        <Group gap={8} wrap="nowrap" align="flex-start">
          <SeverityMark mark="met" />
          <Text size="sm">Nothing is missing, and nothing contradicts the API’s rules.</Text>
        </Group>
      )}
      <Button type="submit" size="md" fullWidth loading={isSending}>
        Send the application
      </Button>
      {advice.length > 0 && (
        <section aria-label="Worth a look">
          <Heading title="Worth a look" count={advice.length} />
          {advice.map(({ rule, path, severity }) => (
            <Line
              key={`${nameOf(path)} ${rule}`}
              mark={severity}
              name={nameOf(path)}
              text={describePlace(path)}
            />
          ))}
        </section>
      )}
    </Stack>
  );
}

function Lines({
  title,
  mark,
  requirements,
}: {
  readonly title: string;
  readonly mark: Mark;
  readonly requirements: readonly Requirement[];
}): ReactElement | null {
  if (requirements.length === 0) return null;
  return (
    <section aria-label={title}>
      <Heading title={title} count={requirements.length} />
      {requirements.map(({ path, label, documentType }) => {
        const name = nameOf(path);
        const text = describePlace(path, documentType && label);
        return <Line key={`${name} ${text}`} mark={mark} name={name} text={text} />;
      })}
    </section>
  );
}

function Heading({
  title,
  count,
}: {
  readonly title: string;
  readonly count: number;
}): ReactElement {
  return (
    <Group justify="space-between" mb={2}>
      <Title order={3} size="sm" ff="text">
        {title}
      </Title>
      <Text size="sm" c="dimmed">
        {count}
      </Text>
    </Group>
  );
}

function Line({
  mark,
  name,
  text,
}: {
  readonly mark: Mark;
  readonly name: string;
  readonly text: string;
}): ReactElement {
  return (
    <UnstyledButton className="jump" onClick={() => jumpTo(name)}>
      <SeverityMark mark={mark} />
      <span>{text}</span>
    </UnstyledButton>
  );
}
