import { useDebouncedValue } from '@mantine/hooks';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { reviewApplication } from './reviewApplication.ts';
import { findingsByName, ReviewContext } from './reviewContext.ts';
import { useTables } from './useTables.ts';

/** Milliseconds without a keystroke after which the review runs. */
const pause = 150;

/** Reviews the form around it as it is filled in, and hands the result to its fields. */
export function ReviewProvider({
  asOf,
  isRevealed,
  children,
}: {
  readonly asOf: string;
  readonly isRevealed: boolean;
  readonly children: ReactNode;
}): ReactElement {
  const watched = useWatch();
  const [values] = useDebouncedValue(watched, pause);
  const tables = useTables();
  const live = useMemo(() => {
    const review = reviewApplication(values, { asOf, tables });
    return { review, byPath: findingsByName(review.findings), isRevealed };
  }, [values, asOf, tables, isRevealed]);
  return <ReviewContext value={live}>{children}</ReviewContext>;
}
