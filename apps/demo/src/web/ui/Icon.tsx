import type { ReactElement } from 'react';
import { classNames } from './classNames.ts';
import ui from './ui.module.css';

/** Shapes on a 16 by 16 grid, drawn as strokes in the text color. */
const shapes = {
  add: <path d="M8 3v10M3 8h10" />,
  arrow: <path d="M2.5 8h11M9 3.5L13.5 8 9 12.5" />,
  back: <path d="M10 3.5L5.5 8l4.5 4.5" />,
  camera: (
    <>
      <path d="M2 5.5h2.5l1-2h5l1 2H14v7.5H2z" />
      <circle cx="8" cy="9" r="2.4" />
    </>
  ),
  calendar: <path d="M2.5 4h11v9.5h-11zM2.5 7h11M5.5 2v3M10.5 2v3" />,
  check: <path d="M3 8.5l3 3 7-7.5" />,
  close: <path d="M4 4l8 8M12 4l-8 8" />,
  contrast: (
    <>
      <circle cx="8" cy="8" r="5.75" />
      <path d="M8 2.25a5.75 5.75 0 010 11.5z" fill="currentColor" />
    </>
  ),
  copy: (
    <>
      <rect x="5.5" y="5.5" width="8" height="8" rx="1.5" />
      <path d="M10.5 3.5v-1h-8v8h1" />
    </>
  ),
  done: (
    <>
      <circle cx="8" cy="8" r="7" fill="currentColor" stroke="none" />
      <path d="M5 8.2l2.1 2.1L11 6" className={ui.cutout} />
    </>
  ),
  down: <path d="M3.5 6L8 10.5 12.5 6" />,
  download: <path d="M8 2.5v8M4.5 7L8 10.5 11.5 7M3 13.5h10" />,
  error: (
    <>
      <circle cx="8" cy="8" r="7" fill="currentColor" stroke="none" />
      <path d="M8 4.6v4M8 11.2v.1" className={ui.cutout} />
    </>
  ),
  link: (
    <path d="M6.5 9.5l3-3M7 4.5l1-1a3.2 3.2 0 014.5 4.5l-1 1M9 11.5l-1 1A3.2 3.2 0 013.5 8l1-1" />
  ),
  lock: (
    <>
      <rect x="3" y="7" width="10" height="6.5" rx="1.5" />
      <path d="M5.5 7V5a2.5 2.5 0 015 0v2" />
    </>
  ),
  menu: <path d="M2.5 4.5h11M2.5 8h11M2.5 11.5h11" />,
  missing: <circle cx="8" cy="8" r="6.25" strokeDasharray="2.6 2.3" />,
  next: <path d="M6 3.5L10.5 8 6 12.5" />,
  remove: <path d="M3 4.5h10M6.5 4.5v-2h3v2M4.5 4.5l.6 9h5.8l.6-9" />,
  suggestion: (
    <>
      <circle cx="8" cy="8" r="6.25" />
      <path d="M8 7.2v4M8 4.9v.1" />
    </>
  ),
  undo: <path d="M6 3.5L2.5 7 6 10.5M3 7h6.5a3.5 3.5 0 010 7H7" />,
  up: <path d="M3.5 10L8 5.5 12.5 10" />,
  upload: <path d="M8 10.5v-8M4.5 6L8 2.5 11.5 6M3 13.5h10" />,
  warning: (
    <>
      <path d="M8 2l6.5 11.5h-13z" />
      <path d="M8 6.5v3M8 11.5v.1" />
    </>
  ),
} as const;
export type IconName = keyof typeof shapes;

/** A decorative icon: the text beside it says the same. */
export function Icon({
  name,
  className,
}: {
  readonly name: IconName;
  readonly className?: string | undefined;
}): ReactElement {
  return (
    <svg className={classNames(ui.icon, className)} viewBox="0 0 16 16" aria-hidden="true">
      {shapes[name]}
    </svg>
  );
}
