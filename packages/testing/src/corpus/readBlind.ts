import { type Changes, changed } from '../changed.ts';
import type { Application } from './applications.ts';
import { badFiles } from './badFiles.ts';
import type { BankCase } from './bankCases.ts';
import { fullPath, type Mistake, type MistakeKind, toMistake } from './mistake.ts';
import { readCompanies } from './readCompanies.ts';
import { toApplication } from './toApplication.ts';

/** A mistake as the file of the blind half holds it: which application, what went wrong, and where a finding may point. */
export interface BlindMistake {
  readonly application: string;
  readonly kind: MistakeKind;
  readonly note: string;
  readonly at: readonly string[];
  /** New values by dotted path; `null` removes the field, and `@cutPdf` stands for the file of this name in `badFiles`. */
  readonly set: Changes;
}

/** A bank payout method as the file holds it; without `at` it is valid. */
export interface BlindBank {
  readonly note: string;
  readonly at?: readonly string[];
  readonly body: BankCase['body'];
}

/** The contents of the files of the blind half. */
export interface BlindFiles {
  readonly applications: string;
  readonly mistakes: readonly BlindMistake[];
  readonly banks: readonly BlindBank[];
}

/** The blind half, in the types of the corpus. */
export interface BlindCorpus {
  readonly applications: readonly Application[];
  readonly mistakes: readonly Mistake[];
  readonly banks: readonly BankCase[];
}

const files = new Map<unknown, unknown>(
  Object.entries(badFiles).map(([name, file]) => [`@${name}`, file]),
);
const kinds: readonly string[] = ['simple', 'across', 'table'];

/**
 * Reads the files of the blind half. `applications` has a section for each country, which begins with `# NG +234` (country,
 * calling code), and blocks of lines as {@link readCompanies} states. Further lines of a block, `= path: JSON`, change the
 * body that the block makes. The first company of Nigeria is `ng-1`. Paths are dotted, and
 * `o1.s0` stands for the first supporting document of the second owner, `d0` for the first document.
 *
 * @throws Error for a line with too many or too few cells, two sections of one country, a mistake without its application or
 * of an unknown kind, and a mistake that changes nothing.
 */
export function readBlind({ applications: text, mistakes, banks }: BlindFiles): BlindCorpus {
  const applications = text
    .split(/^# /m)
    .slice(1)
    .flatMap(readSection)
    .map(
      ({ company, callingCode, changes }, turn): Application => ({
        id: company.id,
        country: company.country,
        heldOut: true,
        body: () => changed(toApplication(company, turn, callingCode), changes),
      }),
    );
  const ids = applications.map(({ id }) => id);
  const repeated = ids.find((id, at) => ids.indexOf(id) !== at);
  if (repeated !== undefined) throw new Error(`Two sections begin with ${repeated}`);
  return {
    applications,
    mistakes: mistakes.map((one, index) => readMistake(applications, one, index)),
    banks: banks.map(({ note, at = [], body }) => ({ note, at, heldOut: true, body })),
  };
}

function readSection(section: string) {
  const [head = '', ...lines] = section.split('\n');
  const [country = '', callingCode] = head.trim().split(' ');
  const blocks = lines
    .join('\n')
    .trim()
    .split(/\n\s*\n/);
  return blocks.flatMap((block, index) => {
    const all = block.split('\n');
    const companyLines = all.filter((line) => !line.startsWith('='));
    const changes = all.filter((line) => line.startsWith('=')).map(readChange);
    return readCompanies(country, companyLines.join('\n'), index + 1).map((company) => ({
      company,
      callingCode,
      changes: Object.fromEntries(changes),
    }));
  });
}

function readChange(line: string): readonly [path: string, value: unknown] {
  const colon = line.indexOf(':');
  return [fullPath(line.slice(1, colon).trim()), JSON.parse(line.slice(colon + 1))];
}

function readMistake(applications: readonly Application[], one: BlindMistake, index: number) {
  const { application, kind, note, at, set } = one;
  const id = `blind-${index + 1}`;
  if (!kinds.includes(kind)) throw new Error(`${id}: no kind ${kind}`);
  const changes = Object.fromEntries(
    Object.entries(set).map(([path, value]) => [path, files.get(value) ?? value ?? undefined]),
  );
  const mistake = toMistake(applications, [application, note, at.join(' '), changes], {
    id,
    kind,
    heldOut: true,
  });
  const before = applications.find((candidate) => candidate.id === application)?.body();
  if (JSON.stringify(mistake.body()) === JSON.stringify(before)) {
    throw new Error(`${id} changes nothing`);
  }
  return mistake;
}
