import type { Finding, Severity } from '@passmuster/findings';

/** The color of a cell with a finding, as hexadecimal RGB. */
export const severityColors: Readonly<Record<Severity, string>> = {
  error: 'FFC7CE',
  warning: 'FFEB9C',
  info: 'DDEBF7',
};

/** Returns the severity by which a finding is colored: what somebody accepted is only good to know. */
export const coloredSeverity = ({ severity, accepted }: Finding): Severity =>
  accepted ? 'info' : severity;
