const controls = 'input:not([type="date"], [type="file"]), select, textarea, button';

/** Focuses the first control that is shown in a part of the form, an invalid one before all others; otherwise the part. */
export function focusControl(place: HTMLElement): void {
  const shown = [...place.querySelectorAll<HTMLElement>(controls)].filter((control) =>
    control.checkVisibility({ visibilityProperty: true }),
  );
  const invalid = shown.find((control) => control.getAttribute('aria-invalid') === 'true');
  const control = invalid ?? shown[0];
  // Without a control, the part itself takes the focus.
  if (!control) place.tabIndex = -1;
  (control ?? place).focus();
}
