import type { FormFinding } from '../reviewer/reviewer.ts';
import { type Control, controlsOf } from './control.ts';

/** What is shown at a place: the texts, and whether one of them is an error. */
interface Shown {
  readonly texts: readonly string[];
  readonly hasError: boolean;
}

export const shownOf = (findings: readonly FormFinding[]): Shown => ({
  texts: findings.map(({ remedy }) => remedy),
  hasError: findings.some(({ severity }) => severity === 'error'),
});

/** Selects the elements that {@link showAt} adds to the page. */
export const addedPlaces = '[data-findings][data-added]';

/** Ids carry a prefix of their own, so that they don't meet those of the page. */
const idOf = (path: string): string => `passmuster-${path.replaceAll('.', '-')}`;

/** Returns the element that shows the findings of a path: the page's `[data-findings]`, or one after the control. */
function placeOf(form: HTMLFormElement, path: string, control?: Control): HTMLElement | undefined {
  const own = form.querySelector<HTMLElement>(`[data-findings="${CSS.escape(path)}"]`);
  if (own || !control) return own ?? undefined;
  const added = form.ownerDocument.createElement('div');
  added.dataset['findings'] = path;
  added.dataset['added'] = '';
  const last = controlsOf(form).findLast(({ name }) => name === path) ?? control;
  (last.closest('label') ?? last).after(added);
  return added;
}

/**
 * Shows texts at a path, also to assistive technology: `aria-invalid` for errors only, `aria-describedby` beside what
 * the page describes itself. The texts are plain text, never HTML.
 */
export function showAt(
  form: HTMLFormElement,
  path: string,
  { texts, hasError }: Shown,
  control?: Control,
): void {
  const isEmpty = texts.length === 0;
  const place = placeOf(form, path, isEmpty ? undefined : control);
  if (place) {
    place.id ||= idOf(path);
    place.hidden = isEmpty;
    const lines = texts.map((text) => {
      const line = form.ownerDocument.createElement('p');
      line.textContent = text;
      return line;
    });
    place.replaceChildren(...lines);
  }
  if (!control) return;
  if (hasError) control.setAttribute('aria-invalid', 'true');
  else control.removeAttribute('aria-invalid');
  if (place) describeBy(control, place.id, !isEmpty);
}

function describeBy(control: Control, id: string, isDescribed: boolean): void {
  const others = (control.getAttribute('aria-describedby') ?? '').split(/\s+/u);
  const ids = [
    ...others.filter((other) => other !== '' && other !== id),
    ...(isDescribed ? [id] : []),
  ];
  if (ids.length > 0) control.setAttribute('aria-describedby', ids.join(' '));
  else control.removeAttribute('aria-describedby');
}
