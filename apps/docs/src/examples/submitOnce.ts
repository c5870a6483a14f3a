import { type Client, createBusinessCustomer } from '@passmuster/client';
import { createSubmission, type Journal, type Known, maySend } from '@passmuster/client/submission';

/** Returns the submission of an application. It stays the same, whatever is edited. */
export const submissionOf = (application: string, client: Client, journal: Journal) =>
  createSubmission({
    key: application,
    journal,
    now: () => new Date(),
    send: (body: string) => createBusinessCustomer(client, JSON.parse(body)),
  });

/** Returns the text of the button; undefined if there must be none. */
export function buttonOf(known: Known): string | undefined {
  switch (maySend(known)) {
    case 'yes':
      return 'Submit';
    case 'acknowledged':
      return 'It may exist already. Submit again anyway';
    case 'no':
      return undefined;
  }
}
