import type { FormEvent, ReactElement, ReactNode } from 'react';
import { useLocation } from 'wouter';
import { type Step, stepHref, steps } from '../../application/steps.ts';
import ui from '../../ui/ui.module.css';
import { useApplication } from '../draft/applicationContext.ts';

/** The fields of a step as a form: Enter in one of them goes on to the next step, as “Continue” does. */
export function StepForm({
  step,
  label,
  className,
  children,
}: {
  readonly step: Step;
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}): ReactElement {
  const { id } = useApplication();
  const [, navigate] = useLocation();
  const next = steps[steps.indexOf(step) + 1];
  return (
    <form
      className={className}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        leaveField(event);
        if (next) navigate(stepHref(id, next));
      }}
    >
      {children}
      <EnterSubmits />
    </form>
  );
}

/** A step of one card. */
export function FormCard(props: Omit<Parameters<typeof StepForm>[0], 'className'>): ReactElement {
  return <StepForm {...props} className={ui.card} />;
}

/** Has Enter in a field submit its form, whose visible buttons are links or do something else. */
export const EnterSubmits = (): ReactElement => <button type="submit" hidden />;

/** Keeps a form from loading a page, and leaves the field that has the focus, so that it is checked. */
export function leaveField(event: FormEvent): void {
  event.preventDefault();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
