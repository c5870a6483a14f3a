/** Why a draft can't be saved, or is not whole. */
export type DraftProblemCode = keyof typeof texts;

/** Says what is wrong with a draft. */
export interface DraftProblem {
  readonly code: DraftProblemCode;
  /** For developers, in English. */
  readonly message: string;
  /** For the person who fills in the form. Translated in `draftRemedies` of `/fr`, `/pt-BR` and `/pt-PT`. */
  readonly remedy: string;
}

/** Translations of the remedies: a missing one is a type error. */
export type DraftRemedies = Readonly<Record<DraftProblemCode, string>>;

const texts = {
  forgotten: {
    message: 'The draft was forgotten, in this tab or another',
    remedy: 'This application was deleted on this device. What you see here isn’t saved any more.',
  },
  vanished: {
    message: 'There is no record of the draft: its storage was cleared, or it was never there',
    remedy:
      'This browser doesn’t have this application, or no longer has it. What you see here isn’t saved.',
  },
  newer: {
    message: 'The draft was saved by a later version of the form',
    remedy: 'This application was saved by a newer version of this page. Reload the page.',
  },
  damaged: {
    message: 'The record of the draft is damaged',
    remedy:
      'This application can’t be read. Start a new one, or contact the team that runs this form.',
  },
  'changed-elsewhere': {
    message:
      'Another tab has saved the draft since, and the last changes of this one are not saved',
    remedy:
      'Another tab has saved this application since. Your last changes in this tab aren’t saved.',
  },
  'storage-full': {
    message: 'The storage of the browser is full',
    remedy:
      'This device is out of storage, so your changes aren’t saved. Free some storage, then change a field to save again.',
  },
  'storage-failed': {
    message: 'The browser forbids storage, or its database was closed',
    remedy:
      'This browser can’t save your changes. Submit before you close this page, or reload it and check what is there.',
  },
  'memory-only': {
    message: 'The drafts are in memory: they end with the page',
    remedy:
      'This browser doesn’t allow this page to save. What you enter is lost when you close it.',
  },
  insecure: {
    message: 'There are no Web Locks without a secure context',
    remedy:
      'This page wasn’t opened over HTTPS: it can’t submit, and doesn’t notice other tabs. Open it over HTTPS.',
  },
  'file-not-kept': {
    message: 'The bytes of a file could not be stored',
    remedy: 'This browser couldn’t save a file. If you reload this page, choose the file again.',
  },
  'files-missing': {
    message: 'The draft refers to files whose bytes are not stored',
    remedy: 'Some files of this application are no longer on this device. Choose them again.',
  },
} as const;

/** Returns a problem with its texts. */
export const draftProblem = (code: DraftProblemCode): DraftProblem => ({ code, ...texts[code] });

/** Returns the code of the problem that an error of the storage means. */
export const storageProblem = (error: unknown): DraftProblemCode =>
  Object(error).name === 'QuotaExceededError' ? 'storage-full' : 'storage-failed';
