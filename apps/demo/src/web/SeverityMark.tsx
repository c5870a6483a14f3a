import type { ReactElement } from 'react';

/** How a line stands: the three severities, and met or still open. */
export type Mark = 'error' | 'warning' | 'info' | 'met' | 'missing';

const colours: Readonly<Record<Mark, string>> = {
  error: 'var(--mantine-color-error)',
  warning: 'var(--warning)',
  info: 'var(--info)',
  met: 'var(--pine)',
  missing: 'var(--mantine-color-dimmed)',
};
const strokes: Readonly<Record<Mark, string>> = {
  error: 'M8 4.5v4.2M8 11.2v.1',
  warning: 'M8 4.5v4.2M8 11.2v.1',
  info: 'M8 7.2v4.2M8 4.7v.1',
  met: 'M4.8 8.3l2.2 2.2 4.2-4.8',
  missing: '',
};

/** A small round sign; told apart by its stroke as well as its colour. */
export function SeverityMark({ mark }: { readonly mark: Mark }): ReactElement {
  const isFilled = mark === 'error' || mark === 'met';
  return (
    <svg className="mark" viewBox="0 0 16 16" aria-hidden="true" fill="none">
      <circle
        cx="8"
        cy="8"
        r="7"
        stroke={colours[mark]}
        strokeWidth="1.5"
        strokeDasharray={mark === 'missing' ? '3 2.5' : undefined}
        fill={isFilled ? colours[mark] : 'none'}
      />
      <path
        d={strokes[mark]}
        stroke={isFilled ? '#fff' : colours[mark]}
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
