export { type DateControl, type DatePart, dateControl } from './controls/dateControl.ts';
export {
  completeDate,
  type DateParts,
  dateOf,
  datePartOrder,
  datePartsOf,
  monthNamesOf,
} from './controls/dateParts.ts';
export {
  type PhoneControl,
  type PhoneControlOptions,
  type PhoneTyping,
  phoneControl,
  type TypedPhone,
  typedPhone,
} from './controls/phoneControl.ts';
export { phoneCountryOptions } from './controls/phoneCountryOptions.ts';
