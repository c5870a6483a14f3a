import type { ReactElement, ReactNode } from 'react';
import ui from '../../ui/ui.module.css';

/** A form without a submit button: Enter in a field goes nowhere. */
export function FormCard({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <form
      className={ui.card}
      noValidate
      aria-label={label}
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
    </form>
  );
}
