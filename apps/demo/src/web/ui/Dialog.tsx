import { lazy, type ReactElement, Suspense, useState } from 'react';
import type { DialogProps, SidePanelProps } from './DialogWindow.tsx';

// A chunk of their own: the first page is shown without them.
const DialogWindow = lazy(() =>
  import('./DialogWindow.tsx').then((module) => ({ default: module.DialogWindow })),
);
const SideWindow = lazy(() =>
  import('./DialogWindow.tsx').then((module) => ({ default: module.SideWindow })),
);

/** Returns whether it was ever open: what is closed stays, so that it can close slowly. */
function useOnce(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen || isOpen;
}

/** A window above the page. Traps the focus and returns it to the opener. */
export function Dialog(props: DialogProps): ReactElement | null {
  if (!useOnce(props.isOpen)) return null;
  return (
    <Suspense>
      <DialogWindow {...props} />
    </Suspense>
  );
}

/** A panel at the side of the page, or a sheet at its bottom. */
export function SidePanel(props: SidePanelProps): ReactElement | null {
  if (!useOnce(props.isOpen)) return null;
  return (
    <Suspense>
      <SideWindow {...props} />
    </Suspense>
  );
}
