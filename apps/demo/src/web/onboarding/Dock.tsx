import { Anchor, Progress, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { progressOf } from './progressOf.ts';
import { useLiveReview } from './reviewContext.ts';

/** On a narrow screen, where the review is far below: how far the application is, and the way there. */
export function Dock(): ReactElement {
  const { met, total, share } = progressOf(useLiveReview().review.requirements);
  return (
    <div className="dock">
      <div style={{ flex: 1 }}>
        <Text size="sm">
          {met} of {total} in order
        </Text>
        <Progress value={share} aria-label="Share of the requirements that are met, in short" />
      </div>
      <Anchor href="#review" size="sm" fw={600}>
        {met === total ? 'Send it' : 'See what is open'}
      </Anchor>
    </div>
  );
}
