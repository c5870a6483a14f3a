'use client';

import { useActionState } from 'react';
import { type ContactField, type ContactState, contactFields } from './contact.ts';
import { saveContact } from './saveContact.ts';

const blank: ContactState = { values: {}, errors: {}, warnings: {}, isSaved: false };

/** Works before its JavaScript has loaded. What was entered comes back with the findings, so that no field is emptied. */
export function ContactForm() {
  const [state, action, isPending] = useActionState(saveContact, blank);
  const names = Object.keys(contactFields) as ContactField[];
  return (
    <form action={action} noValidate>
      {names.map((name) => (
        <p key={name}>
          <label htmlFor={name}>{contactFields[name]}</label>{' '}
          <input
            id={name}
            name={name}
            defaultValue={state.values[name]}
            aria-invalid={state.errors[name] !== undefined}
            aria-describedby={`${name}-findings`}
          />{' '}
          <span id={`${name}-findings`}>{state.errors[name] ?? state.warnings[name]}</span>
        </p>
      ))}
      <button type="submit" disabled={isPending}>
        Save
      </button>
      <p role="status">{state.isSaved && 'Saved'}</p>
    </form>
  );
}
