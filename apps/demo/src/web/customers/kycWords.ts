import type { Tone } from '../ui/tone.ts';

interface Words {
  /** A key of the texts. */
  readonly text: string;
  readonly tone: Tone;
}

const words: Readonly<Record<string, Words>> = {
  pending: { tone: 'warning', text: 'KYC pending' },
  approved: { tone: 'success', text: 'KYC approved' },
  rejected: { tone: 'error', text: 'KYC rejected' },
};

/** Returns the two words for the state of a KYC check, and their color. */
export const kycWords = (status: string): Words =>
  words[status] ?? { tone: 'neutral', text: status };
