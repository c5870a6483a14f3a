import type { OperationId } from '@passmuster/schemas/operations';
import type { Client } from '../config/client.ts';
import type { ApiHandlerLimits } from './limits.ts';

/** What a page asks for: path parameters, query and body of an operation in one object, as the client takes them. */
export type ApiInput = Readonly<Record<string, unknown>>;

/** A refusal that `authorize` or `permit` decided on: 401 if the visitor must sign in, 403 if that would not help. */
export interface Refusal {
  readonly status: 401 | 403;
}

/** What `authorize` decides: who the visitor is, as anything but an empty value, or a refusal. */
export type Authorization<Session> =
  | { readonly as: Session; readonly status?: undefined }
  | (Refusal & { readonly as?: undefined });

/** What `permit` decides: the input that may be sent, or a refusal. */
export type Permission =
  | { readonly input: ApiInput; readonly status?: undefined }
  | (Refusal & { readonly input?: undefined });

/** Who asks for what, as `permit` gets it. */
export interface Visit<Session> {
  /** What `authorize` returned. */
  readonly as: Session;
  readonly operation: OperationId;
}

/** What a review found. The findings of `@passmuster/kyc` have this form. */
export interface ReviewIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly rule?: string | undefined;
  readonly remedy?: string | undefined;
}

/** The revisions of a page and its server, which differ. */
export interface RevisionDifference {
  readonly operation: OperationId;
  readonly page: string;
  readonly server: string;
}

/** Options of `createApiHandler`. */
export interface ApiHandlerOptions<Session = unknown> {
  /** Holds the API key, which never leaves the server. */
  readonly client: Client;
  /** The operations that a page may call. Any other is a 404. */
  readonly operations: readonly OperationId[];
  /**
   * Says who the visitor is, before anything of a body is read: `{ as: session }`. Gets the request without its body.
   * `{ status: 401 }` and `{ status: 403 }` refuse. So does, with a 403 and a call of `onError`, whatever else it
   * returns, `{ as: undefined }` and a promise in `as` included, what it throws, and no answer in time. The handler
   * lends your API key, so there is no default.
   */
  readonly authorize: (
    request: Request,
    operation: OperationId,
  ) => Authorization<Session> | Promise<Authorization<Session>>;
  /**
   * Decides whether this visitor may do this, and with which input: `{ input }`, as it is or narrowed (your own
   * customer's id in place of the visitor's). Anything else refuses, as in `authorize`.
   */
  readonly permit: (input: ApiInput, visit: Visit<Session>) => Permission | Promise<Permission>;
  /** Path before that of the operation. Default `/api`. */
  readonly prefix?: string | undefined;
  /**
   * Origins of the pages that may call, such as `https://shop.example`. A request to another host is refused, too.
   * Default: only pages of this machine, at `localhost`, `127.0.0.1` or `[::1]`.
   */
  readonly origins?: readonly string[] | undefined;
  /** How much a visitor may ask of the server. */
  readonly limits?: ApiHandlerLimits | undefined;
  /** Returns the issues that keep an input from being sent, such as `open.findings` of a review: the server's own. Default: none. */
  readonly review?:
    | ((
        operation: OperationId,
        input: ApiInput,
      ) => readonly ReviewIssue[] | Promise<readonly ReviewIssue[]>)
    | undefined;
  /** The revision of the server's review, such as `revision` of a reviewer: `onRevision` compares that of the page with it. */
  readonly revision?: string | undefined;
  /**
   * Called if the form of the page reviewed by another configuration than `revision`, as its header `x-passmuster-revision`
   * says: a form that has drifted from its server. The request goes on. Anybody can send any header: measure it, and
   * decide nothing by it.
   */
  readonly onRevision?: ((difference: RevisionDifference) => void) | undefined;
  /**
   * Returns the data of a success that the page may see, with the fields that the API specifies. Default: all of it,
   * and so also fields that the API adds later. If it fails, the page gets a 502: the API has acted.
   */
  readonly answer?: ((operation: OperationId, data: unknown) => unknown) | undefined;
  /** Called with what a callback threw, or with an error that says what is wrong with its result. */
  readonly onError?: ((error: unknown) => void) | undefined;
}
