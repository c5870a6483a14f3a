import { verdictOf } from '@passmuster/findings';
import { checkPhone, suggestPhone } from '@passmuster/phone';
import { ngZaMetadata as metadata } from '@passmuster/phone/ng-za';

/** Returns the text under a phone field when a person leaves it. */
export function phoneField(phone: string) {
  const findings = checkPhone(phone, { metadata, path: ['phone'] });
  const [finding] = findings;
  return {
    verdict: verdictOf(findings),
    remedy: finding?.remedy,
    // Personal data, as the number itself: offer it to the person, and log neither.
    suggestion: finding && suggestPhone(phone, { metadata }),
  };
}
