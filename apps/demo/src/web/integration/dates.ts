export { type DateParts, datePartOrder, datePartsOf, monthNamesOf } from '@passmuster/form/amounts';
