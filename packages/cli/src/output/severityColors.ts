import type { Severity } from '@passmuster/findings';

/** The color of a cell with a finding, as hexadecimal RGB. */
export const severityColors: Readonly<Record<Severity, string>> = {
  error: 'FFC7CE',
  warning: 'FFEB9C',
  info: 'DDEBF7',
};
