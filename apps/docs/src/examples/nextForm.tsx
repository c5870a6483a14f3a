'use client';

import { useActionState } from 'react';
import { addAccount } from './nextAction.ts';

const fields = [
  ['account_name', 'Account holder'],
  ['account_number', 'Account number'],
  ['bank_name', 'Bank'],
  ['bank_code', 'Bank code'],
] as const;

export function AccountForm() {
  const [state, action, isPending] = useActionState(addAccount, { fixes: {}, saved: false });
  return (
    <form action={action}>
      {fields.map(([name, label]) => (
        <p key={name}>
          <label htmlFor={name}>{label}</label>
          <input id={name} name={name} aria-describedby={`${name}-fix`} />
          <span id={`${name}-fix`}>{state.fixes[name]}</span>
        </p>
      ))}
      <button type="submit" disabled={isPending}>
        Add account
      </button>
      {state.saved && <p role="status">Account added</p>}
    </form>
  );
}
