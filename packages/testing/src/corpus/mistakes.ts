import { type Mistake, readMistakes } from './mistake.ts';
import {
  activityMistakes,
  activityTableMistakes,
  flagMistakes,
  riskMistakes,
} from './mistakes/activity.ts';
import { contactMistakes, contactTableMistakes } from './mistakes/contact.ts';
import { dateMistakes } from './mistakes/dates.ts';
import { documentMistakes } from './mistakes/documents.ts';
import { furtherMistakes, furtherTableMistakes } from './mistakes/further.ts';
import { nameMistakes } from './mistakes/names.ts';
import { numberMistakes, numberTableMistakes } from './mistakes/numbers.ts';
import { ownershipMistakes } from './mistakes/ownership.ts';
import { placeMistakes, placeTableMistakes } from './mistakes/places.ts';

/** Every mistake of the corpus, each in a valid application of {@link applications}. */
export const mistakes: readonly Mistake[] = [
  ...readMistakes('date', 'simple', dateMistakes),
  ...readMistakes('ownership', 'simple', ownershipMistakes),
  ...readMistakes('name', 'simple', nameMistakes),
  ...readMistakes('contact', 'simple', contactMistakes),
  ...readMistakes('number', 'simple', numberMistakes),
  ...readMistakes('place', 'simple', placeMistakes),
  ...readMistakes('activity', 'simple', activityMistakes),
  ...readMistakes('flag', 'simple', flagMistakes),
  ...readMistakes('document', 'simple', documentMistakes),
  ...readMistakes('contact-table', 'table', contactTableMistakes),
  ...readMistakes('number-table', 'table', numberTableMistakes),
  ...readMistakes('place-table', 'table', placeTableMistakes),
  ...readMistakes('activity-table', 'table', activityTableMistakes),
  ...readMistakes('risk-table', 'table', riskMistakes),
  ...readMistakes('further', 'simple', furtherMistakes),
  ...readMistakes('further-table', 'table', furtherTableMistakes),
];
