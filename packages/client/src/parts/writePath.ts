import type { Draft } from './part.ts';

/**
 * Fills the `{name}` places of a path. A URL resolves `.` and `..` even when they are percent-encoded,
 * which would aim the request at another resource, so these cannot be sent at all.
 */
export function writePath(draft: Draft, values: unknown): void {
  draft.path = draft.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(Object(values)[name] ?? '');
    if (!/^\.{0,2}$/.test(value) && value.isWellFormed()) return encodeURIComponent(value);
    draft.issues.push({ path: [name], message: 'Send an id that fits a path' });
    return '';
  });
}
