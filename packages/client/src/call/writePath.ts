import type { Draft } from './part.ts';

/**
 * Fills in the `{name}` places of the path. URLs resolve `.` and `..` even when they are percent-encoded,
 * which would lead to another resource, so these are issues.
 */
export function writePath(draft: Draft, values: unknown): void {
  draft.path = draft.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const given: unknown = Object(values)[name] ?? '';
    const value = given === Object(given) ? '' : String(given);
    if (!/^\.{0,2}$/.test(value) && value.isWellFormed()) return encodeURIComponent(value);
    draft.issues.push({ path: [name], message: 'Send an id that can be part of a path' });
    return '';
  });
}
