/**
 * Structures after the country and the check digits where ibantools 4.5.4 has others. Source: IBAN registry of SWIFT,
 * release 102 (June 2026), BBAN structure. Côte d'Ivoire is not in the registry: UEMOA bank codes begin with one letter
 * (`A0006`) or two (`CI008`).
 */
export const ibanStructures: Readonly<Record<string, RegExp>> = {
  BY: /^[A-Z0-9]{4}\d{4}[A-Z0-9]{16}$/u,
  CI: /^[A-Z][A-Z0-9]\d{22}$/u,
  DO: /^[A-Z0-9]{4}\d{20}$/u,
  GE: /^[A-Z]{2}\d{16}$/u,
  IE: /^[A-Z]{4}\d{14}$/u,
  PK: /^[A-Z]{4}[A-Z0-9]{16}$/u,
  PS: /^[A-Z]{4}[A-Z0-9]{21}$/u,
  TR: /^\d{6}[A-Z0-9]{16}$/u,
  VG: /^[A-Z]{4}\d{16}$/u,
};
