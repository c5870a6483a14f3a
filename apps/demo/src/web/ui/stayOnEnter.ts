import type { KeyboardEvent } from 'react';

/** Keeps Enter in a search for an entry of a list from submitting the form, even where no entry is marked yet. */
export function stayOnEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
