import type { ClientError } from '@passmuster/client';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** What the page is told when something went wrong: one line, and the fields it is about. */
export interface FailureAnswer {
  readonly status: ContentfulStatusCode;
  readonly body: {
    readonly message: string;
    readonly issues: readonly {
      readonly path: readonly (string | number)[];
      readonly message: string;
    }[];
  };
}

/** An error of the client in words for the person at the page: what happened, and what to do. */
export function toFailure(error: ClientError, sandboxUrl: string): FailureAnswer {
  const answer = (status: ContentfulStatusCode, message: string): FailureAnswer => ({
    status,
    body: {
      message,
      issues: error.issues.map(({ path, message: text }) => ({ path, message: text })),
    },
  });
  if (error.kind === 'api') return answer(statusOf(error.status), describeRefusal(error));
  if (error.kind === 'invalid_request') {
    return answer(400, 'This does not have the form the API asks for. Mend the fields below.');
  }
  const advice =
    error.outcome === 'not_sent'
      ? 'Nothing was sent. Start it with “pnpm demo”, then try again.'
      : 'It may have acted on this: look under Wallets before you send it again.';
  return error.kind === 'connection'
    ? answer(502, `The sandbox at ${sandboxUrl} is not running. ${advice}`)
    : answer(502, `The sandbox at ${sandboxUrl} gave no proper answer. ${advice}`);
}

function describeRefusal({ status, message }: Extract<ClientError, { kind: 'api' }>): string {
  const said = message.replace(/\.$/, '');
  switch (status) {
    case 401:
      return 'The sandbox does not take the API key of the demo. Stop both with Ctrl-C and start them with “pnpm demo”.';
    case 409:
      return `${said}. Each customer needs an e-mail and a phone of its own: use another, then send it again.`;
    case 413:
      return `${said}. Attach smaller files, then send it again.`;
    case 429:
      return `${said}. Wait a moment, then send it again.`;
    default:
      return status >= 500 ? `The sandbox failed: ${said}. Look at its terminal.` : `${said}.`;
  }
}

/** A refusal keeps its status; a failure behind this server is a bad gateway. */
function statusOf(status: number): ContentfulStatusCode {
  const known = [400, 401, 404, 409, 413, 422, 429] as const;
  return known.find((code) => code === status) ?? 502;
}
