'use server';

import { loadCustomerReviewer } from '@passmuster/kyc';
import { type ContactField, type ContactState, contactFields } from './contact.ts';

/** Saves the contact details unless one is wrong. A warning is shown: somebody must look at it before an application is sent. */
export async function saveContact(_previous: ContactState, form: FormData): Promise<ContactState> {
  const names = Object.keys(contactFields) as ContactField[];
  const values = Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '')]));
  const reviewer = await loading;
  const asOf = new Date().toISOString().slice(0, 10);
  const findings = names.flatMap((name) =>
    reviewer.checkField(name, values, { asOf }).map((finding) => ({ name, ...finding })),
  );
  const remediesOf = (severity: string): ContactState['errors'] =>
    Object.fromEntries(
      findings
        .filter((finding) => finding.severity === severity)
        .map(({ name, remedy }) => [name, remedy]),
    );
  const [errors, warnings] = [remediesOf('error'), remediesOf('warning')];
  const isSaved = Object.keys(errors).length === 0;
  // Save them here.
  return { values, errors, warnings, isSaved };
}

/** The rules and their tables, loaded once. */
const loading = loadCustomerReviewer();
