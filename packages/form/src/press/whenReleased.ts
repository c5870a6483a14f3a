import { notifyAll } from '../application/notifyAll.ts';

const waiting = new Set<() => void>();
let isPressed = false;
let isFollowed = false;

/**
 * Calls a function now, or once the mouse button that is pressed is released. For what a page shows when a field is left: a sentence
 * that appears while a button is pressed moves the button away, and the click goes nowhere. Browsers press and release a mouse for a
 * finger too.
 *
 * @example
 * let shown = '';
 * whenReleased(() => { shown = 'Choose a bank from the list.'; });
 * shown // 'Choose a bank from the list.'
 */
export function whenReleased(show: () => void): void {
  followPresses();
  if (isPressed) waiting.add(show);
  else show();
}

/** Subscribes a listener that shows something: it is called {@link whenReleased}. */
export function subscribeReleased(
  subscribe: (listener: () => void) => () => void,
  listener: () => void,
): () => void {
  followPresses();
  const end = subscribe(() => whenReleased(listener));
  return () => {
    end();
    waiting.delete(listener);
  };
}

function followPresses(): void {
  if (isFollowed || typeof document === 'undefined') return;
  isFollowed = true;
  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    follow: (event: DocumentEventMap[Type]) => void,
    capture = true,
  ): void => document.addEventListener(type, follow, { capture, passive: true });
  on('mousedown', ({ button, isTrusted }) => {
    // A script may press and never release.
    isPressed = button === 0 && isTrusted;
  });
  // What handles the click finds everything shown. A radio, a checkbox and a select hold the new choice already, which showing
  // the old value would undo: they are read first.
  on('click', ({ target }) => {
    if (!isChoice(target)) release();
  });
  for (const type of ['click', 'input'] as const) on(type, release, false);
  // A dragged file and a scroll bar may never report the release.
  for (const type of ['dragstart', 'keydown'] as const) on(type, release);
  // If the press ends elsewhere; a click would follow at once.
  on('mouseup', () => setTimeout(release));
  on('mousemove', ({ buttons }) => {
    if (buttons === 0) release();
  });
}

const isChoice = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && (target.type === 'radio' || target.type === 'checkbox');

function release(): void {
  isPressed = false;
  const listeners = [...waiting];
  waiting.clear();
  notifyAll(listeners);
}
