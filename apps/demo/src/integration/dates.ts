export {
  completeDate,
  type DateParts,
  dateOf,
  datePartOrder,
  datePartsOf,
  monthNamesOf,
} from '@passmuster/form/amounts';
