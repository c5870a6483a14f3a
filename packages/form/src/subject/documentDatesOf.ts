import { valueAt } from '@passmuster/findings';
import type { DocumentDates, IssueAndExpiry } from '@passmuster/kyc';
import { elementsAt } from '../values/elementsAt.ts';
import type { Path } from '../values/path.ts';

/** Returns the dates on documents that the form holds, by the path of their document. */
export function documentDatesOf(values: unknown): DocumentDates {
  const dates: Record<string, IssueAndExpiry> = {};
  const add = (place: string, at: Path): void => {
    const [issued, expires] = [
      textAt(values, [...at, 'issued']),
      textAt(values, [...at, 'expires']),
    ];
    if (issued || expires)
      dates[place] = { ...(issued && { issued }), ...(expires && { expires }) };
  };
  for (const i of elementsAt(values, ['documents'])) add(`documents.${i}`, ['documents', i]);
  for (const i of elementsAt(values, ['business_owners'])) {
    const owner: Path = ['business_owners', i];
    // Without an ID document, its dates aren't shown.
    if (valueAt(values, [...owner, 'front_image'])) {
      add(`${owner.join('.')}.front_image`, [...owner, 'id_dates']);
    }
    for (const j of elementsAt(values, [...owner, 'supporting_documents'])) {
      const document: Path = [...owner, 'supporting_documents', j];
      add(document.join('.'), document);
    }
  }
  return dates;
}

function textAt(values: unknown, path: Path): string | undefined {
  const value = valueAt(values, path);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
