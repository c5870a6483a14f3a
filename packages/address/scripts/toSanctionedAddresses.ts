export interface SanctionedAddress {
  readonly address: string;
  readonly name: string;
  readonly programs: readonly string[];
}

/**
 * Returns the EVM addresses of an OFAC SDN list (`SDN.XML`), sorted, and the date of the list. The asset code under
 * which OFAC lists an address does not matter: a key controls the same address on every EVM chain.
 *
 * @throws {Error} if the text is not a complete SDN list
 */
export function toSanctionedAddresses(xml: string): {
  readonly date: string;
  readonly rows: readonly SanctionedAddress[];
} {
  const [, month, day, year] =
    /<Publish_Date>(\d\d)\/(\d\d)\/(\d{4})<\/Publish_Date>/u.exec(xml) ?? [];
  if (year === undefined || !xml.trimEnd().endsWith('</sdnList>')) {
    throw new Error('Not a complete SDN list');
  }
  const rows = xml.split('<sdnEntry>').slice(1).flatMap(entryRows);
  if (rows.length === 0) throw new Error('The SDN list has no EVM address: its format has changed');
  const byAddress = new Map(rows.map((row) => [row.address, row]));
  return {
    date: `${year}-${month}-${day}`,
    rows: [...byAddress.values()].sort((a, b) => (a.address < b.address ? -1 : 1)),
  };
}

function entryRows(entry: string): SanctionedAddress[] {
  const texts = (name: string): string[] =>
    [...entry.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'gu'))].map(([, text = '']) =>
      withoutEntities(text.trim()),
    );
  // An alias has names too, after those of the entry itself.
  const own = entry.slice(0, Math.max(entry.indexOf('<sdnType>'), 0));
  const nameOf = (part: 'lastName' | 'firstName'): string =>
    own.includes(`<${part}>`) ? (texts(part)[0] ?? '') : '';
  const name = `${nameOf('lastName')} ${nameOf('firstName')}`.trim();
  const programs = texts('program');
  return texts('idNumber')
    .filter((id) => /^0x[\da-f]{40}$/iu.test(id))
    .map((id) => ({ address: id.toLowerCase(), name, programs }));
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function withoutEntities(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos);/gu, (_, name: string) => entities[name] ?? '');
}
