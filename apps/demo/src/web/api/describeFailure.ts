import type { Translate } from '../language/useText.ts';
import type { Tone } from '../ui/tone.ts';
import { type Failure, notReached } from './failure.ts';

export interface Description {
  readonly tone: Tone;
  readonly title: string;
  readonly text: string;
  /** Whether starting the demo again is the way out. */
  readonly isForTerminal?: boolean;
}

/**
 * Returns the description of a failure and the next step. `maybe` says what may exist if the answer was lost; without it nothing was
 * to be created, so that no answer is like no request.
 */
export function describeFailure(failure: Failure, t: Translate, maybe = ''): Description {
  const description = described(failure, t, maybe);
  if (failure.code !== 'INJECTED_FAULT') return description;
  const text = t('A fault is set in the sandbox’s controls. Choose None there to end it.');
  return { ...description, text: maybe === '' ? text : `${maybe} ${text}`, isForTerminal: false };
}

function described(failure: Failure, t: Translate, maybe: string): Description {
  const { kind, outcome, status } = failure;
  if (outcome === 'unknown' && maybe !== '') {
    return {
      tone: 'warning',
      title: t('We didn’t get an answer'),
      text: `${maybe} ${t('Check before you try again.')}`,
    };
  }
  if (kind === 'api') return describeStatus(failure, t, maybe) ?? describeServerError(status, t);
  if (kind === 'not_recorded') {
    return {
      tone: 'error',
      title: t('This device can’t record the submission'),
      text: t('It wasn’t submitted. Free some storage, then try again.'),
    };
  }
  if (kind === 'file_reading' || kind === 'file_lost') return fileMissing(kind, t);
  if (kind === 'invalid_request') return invalid(t);
  if (kind === 'offline' || (kind === 'connection' && !navigator.onLine)) {
    return withoutNetwork(kind === 'connection' && maybe === '', t);
  }
  return kind === 'connection' ? notRunning(t, maybe) : describeServerError(undefined, t);
}

const invalid = (t: Translate): Description => ({
  tone: 'error',
  title: t('Some fields need attention'),
  text: t('Correct them, then try again.'),
});

/** That there is no network is said above every page. */
const withoutNetwork = (isRead: boolean, t: Translate): Description => ({
  tone: 'neutral',
  title: isRead ? t('This couldn’t be loaded') : t('Nothing was sent'),
  text: isRead ? t('It loads once you’re back online.') : t('Try again once you’re back online.'),
});

const fileMissing = (kind: 'file_reading' | 'file_lost', t: Translate): Description => ({
  tone: 'error',
  title: t('Nothing was sent'),
  text:
    kind === 'file_lost'
      ? t('A file is no longer on this device. Add it again in Documents.')
      : t('A file is still being read. Try again shortly.'),
});

const notRunning = (t: Translate, maybe: string): Description => ({
  tone: 'error',
  title: t('The sandbox isn’t running'),
  text:
    maybe === '' ? t('Start it in a terminal:') : t('Nothing was sent. Start it in a terminal:'),
  isForTerminal: true,
});

const describeServerError = (status: number | undefined, t: Translate): Description => ({
  ...(status === 502
    ? { tone: 'warning', title: t('We didn’t get an answer') }
    : { tone: 'error', title: t('The sandbox had an error') }),
  text: t('If it happens again, check the sandbox’s terminal.'),
});

/** What the codes of the sandbox mean, where the status says less. */
const reasons = {
  INSUFFICIENT_FUNDS: {
    title: 'The balance is too small',
    lead: 'Fund the wallet, or enter a smaller amount.',
  },
  BALANCE_OUT_OF_RANGE: {
    title: 'The balance would be too large',
    lead: 'Enter a smaller amount.',
  },
  CUSTOMER_NOT_APPROVED: {
    title: 'This customer isn’t approved',
    lead: 'Wait for the outcome of its KYC check, then try again.',
  },
  WALLET_NOT_ACTIVE: {
    title: 'This wallet isn’t active',
    lead: 'Choose an active wallet.',
  },
  PAYOUT_NOT_PENDING: {
    title: 'This payout has ended already',
    lead: 'Reload the page to see its state.',
  },
  CURRENCY_MISMATCH: {
    title: 'The currencies don’t match',
    lead: 'Choose a wallet or a bank account of the right currency.',
  },
} as const;

/** Describes a refusal; undefined for an error of the server. */
function describeStatus(
  { status = 0, code, issues = [], message }: Failure,
  t: Translate,
  maybe: string,
): Description | undefined {
  const reason = reasons[code as keyof typeof reasons];
  if (reason) return { tone: 'error', title: t(reason.title), text: t(reason.lead) };
  switch (status) {
    case 401:
      return {
        tone: 'error',
        title: t('The sandbox rejected the API key'),
        text: t('Stop the demo with Ctrl+C and start it again:'),
        isForTerminal: true,
      };
    case 403:
      return {
        tone: 'error',
        title: t('The API key isn’t allowed to do this'),
        text: t('Ask your payment provider for access.'),
      };
    case 404:
      return {
        tone: 'error',
        title: t('Not found'),
        text: t('It may have been removed when the sandbox was reset.'),
      };
    case 409:
      return {
        tone: 'error',
        title: t('This already exists'),
        text: t('Change the details, then try again.'),
      };
    case 413:
      return {
        tone: 'error',
        title: t('The documents are too large to send together'),
        text: t('The limit is 32 MB. Replace large files with smaller ones.'),
      };
    case notReached:
      return notRunning(t, maybe);
    case 429:
      return {
        tone: 'warning',
        title: t('Too many requests'),
        text: t('Nothing is lost.'),
      };
    default:
      if (status >= 500) return undefined;
      if (issues.length > 0) return invalid(t);
      return { tone: 'error', title: t('The sandbox refused this'), text: message };
  }
}
