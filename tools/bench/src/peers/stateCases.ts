import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { iso31662 } from 'iso-3166';
import type { PeerCase, PeerCases } from './peerCase.ts';
import { readMessages } from './readMessages.ts';

const stateCase = (peer: string, topic: string, country: string, text: string): PeerCase => ({
  peer,
  topic,
  subject: 'state',
  country: country.toUpperCase(),
  text,
  isValid: true,
});

/** Returns the names of the subdivisions of CLDR in its languages. */
export function cldrCases(folder: string): readonly PeerCase[] {
  const root = join(folder, 'subdivisions');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  return files
    .filter((path) => path.endsWith('.json'))
    .flatMap((path) => {
      const { subdivisions } = JSON.parse(readFileSync(join(root, path), 'utf8'));
      const names: Readonly<Record<string, string>> = subdivisions.localeDisplayNames.subdivisions;
      return Object.entries(names).map(([code, name]) =>
        stateCase('CLDR', 'names', code.slice(0, 2), name),
      );
    });
}

/** Returns the names of ISO 3166-2 in the package iso-3166. */
export const isoCases = (): readonly PeerCase[] =>
  iso31662.map(({ code, name }) => stateCase('iso-3166', 'names', code.slice(0, 2), name));

const locales = '/usr/share/locale';
const subdivisions = '/usr/share/iso-codes/json/iso_3166-2.json';

/** Returns the translations of the names of ISO 3166-2, from Debian's package iso-codes. */
export function isoCodesCases(): PeerCases {
  const peer = 'iso-codes';
  if (!existsSync(subdivisions)) return { peer, cases: [], missing: 'apt-get install iso-codes' };
  const { '3166-2': rows }: { '3166-2': readonly { code: string; name: string }[] } = JSON.parse(
    readFileSync(subdivisions, 'utf8'),
  );
  const cases = readdirSync(locales)
    .sort()
    .flatMap((language) => {
      const file = join(locales, language, 'LC_MESSAGES/iso_3166-2.mo');
      if (!existsSync(file)) return [];
      const messages = readMessages(readFileSync(file));
      return rows.flatMap(({ code, name }) => {
        const translated = messages.get(name);
        return translated ? stateCase(peer, language, code.slice(0, 2), translated) : [];
      });
    });
  return { peer, cases };
}
