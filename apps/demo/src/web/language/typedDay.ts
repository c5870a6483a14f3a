import { dateControl } from '@passmuster/form/controls';

/** Returns a date that doesn’t exist, or lacks a part, as its field shows it: “February 30 2024”. */
export const typedDay = (date: string, locale: string): string =>
  dateControl(date, locale)
    .parts.map(
      ({ value, options }) => options?.find((month) => month.value === value)?.label ?? value,
    )
    .filter(Boolean)
    .join(' ');
