import { formatPath } from '@passmuster/findings';
import type { Found } from './found.ts';

/** Adds an element with text to another, and returns it. */
export function append<Name extends keyof HTMLElementTagNameMap>(
  parent: Element,
  name: Name,
  text = '',
): HTMLElementTagNameMap[Name] {
  const child = parent.appendChild(document.createElement(name));
  child.textContent = text;
  return child;
}

/** Shows findings as a list. `onPath` adds a button that leads to the field of a finding. */
export function appendFindings(
  parent: Element,
  findings: readonly Found[],
  onPath: (path: readonly PropertyKey[]) => void,
): void {
  if (findings.length === 0) return;
  const list = append(parent, 'ul');
  for (const { severity = 'info', path, remedy = '', rule } of findings) {
    const item = append(list, 'li');
    item.className = `finding finding-${severity}`;
    append(item, 'p', remedy);
    const where = append(item, 'p');
    where.className = 'where';
    if (path.length > 0) {
      const button = append(where, 'button', formatPath(path));
      button.type = 'button';
      button.addEventListener('click', () => onPath(path));
      where.append(' · ');
    }
    append(where, 'a', rule).href = `${import.meta.env.BASE_URL.replace(/\/$/, '')}/rules/${rule}/`;
  }
}
