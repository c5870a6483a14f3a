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

/** Submits a customer. `acknowledged` says that a person has read that it may exist already. */
export const submitCustomer = (
  submission: ReturnType<typeof submissionOf>,
  customer: { readonly email: string; readonly phone: string },
  acknowledged: boolean,
) => {
  const { email, phone } = customer;
  return submission.submit(JSON.stringify(customer), { identity: { email, phone }, acknowledged });
};

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
