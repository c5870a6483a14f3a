import type { OperationId } from '@passmuster/schemas/operations';
import type { Client } from '../config/client.ts';

/** What a page asks for: path parameters, query and body of an operation in one object, as the client takes them. */
export type ApiInput = Readonly<Record<string, unknown>>;

/** What `authorize` decides: the input that may be sent, or the status of the refusal. */
export type Authorization =
  | { readonly input: ApiInput; readonly status?: undefined }
  | { readonly status: 401 | 403; readonly input?: undefined };

/** What a review found. The findings of `@passmuster/kyc` have this form. */
export interface ReviewIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly rule?: string | undefined;
  readonly remedy?: string | undefined;
}

/** Options of `createApiHandler`. */
export interface ApiHandlerOptions {
  /** Holds the API key, which never leaves the server. */
  readonly client: Client;
  /** The operations that a page may call. Any other is a 404. */
  readonly operations: readonly OperationId[];
  /**
   * Decides whether this visitor may do this, and with which input: return it as it is, narrowed (your own customer's id in
   * place of the visitor's), or a refusal. The handler lends your API key, so there is no default.
   */
  readonly authorize: (
    request: Request,
    operation: OperationId,
    input: ApiInput,
  ) => Authorization | Promise<Authorization>;
  /** Path before that of the operation. Default `/api`. */
  readonly prefix?: string | undefined;
  /**
   * Origins of the pages that may call, such as `https://shop.example`. A request to another host is refused, too.
   * Default: the origin of the request itself, and what the browser says is the same.
   */
  readonly origins?: readonly string[] | undefined;
  /** The largest body, in bytes. Default 33,554,432 (32 MiB). */
  readonly maxBodyBytes?: number | undefined;
  /** Returns the errors of an input, before it is sent: the server's own review. Default: none. */
  readonly review?:
    | ((
        operation: OperationId,
        input: ApiInput,
      ) => readonly ReviewIssue[] | Promise<readonly ReviewIssue[]>)
    | undefined;
  /** Called with what `authorize` or `review` threw. Nothing was sent; the page gets a 424. */
  readonly onError?: ((error: unknown) => void) | undefined;
}
