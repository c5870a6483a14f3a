import { propertyAt } from '@passmuster/findings';
import { checkPhone } from '@passmuster/phone';
import type { Check } from './check.ts';

/** Checks a phone number by the numbering plan of its country: text, or a record with `phone`. */
export async function phoneCheck(): Promise<Check> {
  const { maxMetadata } = await import('@passmuster/phone/max');
  return (value) => {
    const isRecord = typeof value === 'object' && value !== null;
    return checkPhone(isRecord ? propertyAt(value, 'phone') : value, {
      metadata: maxMetadata,
      path: isRecord ? ['phone'] : [],
    });
  };
}
