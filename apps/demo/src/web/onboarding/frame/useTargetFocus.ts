import { useEffect } from 'react';
import { useDraft } from '../draft/draftContext.ts';
import { focusControl } from './focusControl.ts';

/**
 * Focuses the field that a link of the review panel leads to, once it is there.
 *
 * @param isReady whether the part of the step that holds the field is open.
 */
export function useTargetFocus(isReady = true): void {
  const { target, setTarget } = useDraft();
  useEffect(() => {
    if (target === undefined || !isReady) return;
    const found = document.getElementById(target) ?? document.getElementById(parentOf(target));
    const place = found?.closest<HTMLElement>('[data-field]') ?? found;
    if (!place) return;
    focusControl(place);
    place.scrollIntoView({ block: 'center' });
    setTarget(undefined);
  }, [target, setTarget, isReady]);
}

const parentOf = (target: string): string => target.slice(0, target.lastIndexOf('.'));
