import { propertyAt } from '@passmuster/findings';
import { defineRule } from '../../rule/defineRule.ts';
import { isAnything, isText } from '../../rule/guards.ts';
import { practice } from '../../rule/sources.ts';
import { ownersTwice } from '../business/ownersTwice.ts';
import { readDataUri } from './dataUri.ts';

/** Kinds of documents that exclude each other. A company extract may serve several purposes of one kind. Own list, no source. */
const kinds: Readonly<Record<string, string>> = {
  BANK_STATEMENT: 'bank',
  BUSINESS_FORMATION: 'register',
  DIRECTORS_REGISTRY: 'register',
  EVIDENCE_OF_GOOD_STANDING: 'register',
  LIVENESS_CHECK: 'person',
  OWNERSHIP_INFORMATION: 'register',
  PROOF_OF_ADDRESS: 'address',
  SELFIE: 'person',
  SHAREHOLDER_REGISTER: 'register',
};

/** The first place of a file. */
interface Use {
  readonly kind: string | undefined;
  readonly owner: number | undefined;
  readonly address: unknown;
}

/**
 * One file can't be the document of two people, or two documents that exclude each other. Equal base64 means
 * equal bytes, so no hash is needed. People who live together may share a proof of address.
 */
export const onePurpose = defineRule({
  id: 'document/one-purpose',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Documents'),
  message: 'The same file was already sent as a document that excludes this one',
  remedy: 'This file was already added as another document. Upload the one that belongs here.',
  texts: {
    person: {
      message: 'The same file was already sent for owner {number}',
      remedy: 'This file was already added for owner {number}. Upload this owner’s document.',
    },
  },
  reads: { 'documents.*': isAnything, 'business_owners.*': isAnything },
  check(values, { report }) {
    const uses = new Map<string, Use>();
    const see = (at: readonly PropertyKey[], image: unknown, use: Use): void => {
      if (!isText(image)) return;
      const file = readDataUri(image)?.base64 ?? image;
      const first = uses.get(file);
      if (!first) uses.set(file, use);
      else if (first.owner !== undefined && isOfAnother(first, use)) {
        report(at, 'person', { number: first.owner + 1 });
      } else if (excludes(first, use)) report(at);
    };
    const seeAll = (at: readonly PropertyKey[], list: unknown, of: Omit<Use, 'kind'>): void => {
      if (!Array.isArray(list)) return;
      for (const [i, document] of list.entries()) {
        const type = propertyAt(document, 'doc_type');
        const kind = isText(type) ? kinds[type] : undefined;
        see([...at, i, 'doc_image'], propertyAt(document, 'doc_image'), { ...of, kind });
      }
    };
    seeAll(['documents'], values['documents.*'], { owner: undefined, address: undefined });
    const people = values['business_owners.*'];
    const twice = ownersTwice(
      people.map((person) => ({
        first_name: propertyAt(person, 'first_name'),
        last_name: propertyAt(person, 'last_name'),
        date_of_birth: propertyAt(person, 'date_of_birth'),
      })),
    );
    for (const [owner, person] of people.entries()) {
      // `business/distinct-owners` reports a person who is listed twice.
      if (twice.has(owner)) continue;
      const at = ['business_owners', owner];
      const address = propertyAt(propertyAt(person, 'address'), 'street1');
      for (const side of ['front_image', 'back_image']) {
        see([...at, side], propertyAt(person, side), { kind: `id ${side}`, owner, address: owner });
      }
      const of = { owner, address };
      seeAll([...at, 'supporting_documents'], propertyAt(person, 'supporting_documents'), of);
    }
  },
});

/**
 * Returns whether two kinds of documents exclude each other. `owner/distinct-images` compares the pages of one passport. A bank
 * statement or an extract may prove an address, and a passport doesn't.
 */
const excludes = (first: Use, use: Use): boolean =>
  first.kind !== undefined &&
  use.kind !== undefined &&
  first.kind !== use.kind &&
  !(first.owner === use.owner && isPage(first) && isPage(use)) &&
  !(isAddress(use) && isPaper(first)) &&
  !(isAddress(first) && isPaper(use));

const isAddress = ({ kind }: Use): boolean => kind === 'address';
const isPaper = ({ kind }: Use): boolean => kind === 'bank' || kind === 'register';

const isPage = ({ kind }: Use): boolean => kind?.startsWith('id ') === true;

const isOfAnother = (first: Use, { owner, address }: Use): boolean =>
  owner !== first.owner && address !== first.address;
