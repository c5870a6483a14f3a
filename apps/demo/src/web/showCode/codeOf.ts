import api from '../../integration/api.ts?raw';
import apiHandler from '../../integration/apiHandler.ts?raw';
import application from '../../integration/application.ts?raw';
import importApplication from '../../integration/importApplication.ts?raw';
import reviewer from '../../integration/reviewer.ts?raw';
import reviewOptions from '../../integration/reviewOptions.ts?raw';
import reviews from '../../integration/reviews.ts?raw';
import storage from '../../integration/storage.ts?raw';
import submission from '../../integration/submission.ts?raw';
import addressForm from '../addressCheck/addressForm.ts?raw';
import accountForm from '../payoutMethods/AccountForm.tsx?raw';

/** A file of the demo, as it is built into this page. */
export interface CodeFile {
  /** Below `apps/demo/src`. */
  readonly path: string;
  readonly text: string;
}

const file = (path: string, text: string): CodeFile => ({ path, text });
const calls = [file('integration/api.ts', api), file('integration/apiHandler.ts', apiHandler)];

/** The files behind the pages, by the beginning of their address; the longest that fits counts. */
const files: Readonly<Record<string, readonly CodeFile[]>> = {
  '/': calls,
  '/applications': [
    file('integration/importApplication.ts', importApplication),
    file('integration/storage.ts', storage),
  ],
  '/applications/': [
    file('integration/application.ts', application),
    file('integration/reviewer.ts', reviewer),
    file('integration/reviews.ts', reviews),
    file('integration/reviewOptions.ts', reviewOptions),
  ],
  '/payout-methods': [file('web/payoutMethods/AccountForm.tsx', accountForm), ...calls],
  '/address-check': [file('web/addressCheck/addressForm.ts', addressForm), ...calls],
};

/** Returns the files that use the packages for the page at an address. */
export function codeOf(address: string): readonly CodeFile[] {
  if (address.endsWith('/review')) {
    return [file('integration/submission.ts', submission), ...calls];
  }
  const start = Object.keys(files)
    .filter((one) => address.startsWith(one))
    .reduce((longest, one) => (one.length > longest.length ? one : longest), '/');
  return files[start] ?? calls;
}
