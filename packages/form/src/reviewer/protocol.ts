import type { Reviewer } from './reviewer.ts';

/** What the page can ask its worker to do. */
export type Call = Exclude<keyof Reviewer, 'close'>;

/** A request. The number marks the messages of this package, so that a worker can have others beside them. */
export type CallMessage = {
  readonly [Name in Call]: {
    readonly passmuster: number;
    readonly call: Name;
    readonly parameters: Parameters<Reviewer[Name]>;
  };
}[Call];

export type AnswerMessage =
  | { readonly passmuster: number; readonly result: unknown }
  /** The name of the error only: its message may quote the input. */
  | { readonly passmuster: number; readonly error: string };

/** Returns true for a message of this package. Its other fields are trusted: a worker answers its own page only. */
export const isOurs = (data: unknown): data is { readonly passmuster: number } =>
  typeof data === 'object' && data !== null && typeof Object(data).passmuster === 'number';
