/** Why a journal in PostgreSQL can't be used, or a submission can't be held. */
export type JournalErrorCode =
  /** The tables were made by a later version of this package. */
  | 'newer_version'
  /** Entries were written under other salts than those given: an email in them would not be recognized. */
  | 'unknown_salt'
  /** The lease ended, and with it the hold. What was to be appended was not. */
  | 'hold_lost'
  /** Another process held a name for longer than the limit. */
  | 'hold_timeout';

const messages: Readonly<Record<JournalErrorCode, string>> = {
  newer_version:
    'The journal was made by a later version of @passmuster/client: update this process',
  unknown_salt:
    'The journal has entries under other salts: pass the earlier salts too, so that their identities are recognized',
  hold_lost: 'The hold on a submission ended before its entry was appended: nothing was appended',
  hold_timeout: 'Another process holds the submission: nothing was sent',
};

/** Thrown by a journal in PostgreSQL. Holds no value of a submission. */
export class JournalError extends Error {
  override readonly name: 'JournalError' = 'JournalError';
  readonly code: JournalErrorCode;
  constructor(code: JournalErrorCode) {
    super(messages[code]);
    this.code = code;
  }
}
