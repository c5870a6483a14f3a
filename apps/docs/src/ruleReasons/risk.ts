import type { Reasons } from './reason.ts';

/** Of countries at risk, and of the constraints of one provider. */
export const riskReasons: Reasons = {
  'profile/business-type': {
    why: 'Your provider accepts fewer legal forms than the API lists. You state which in a profile.',
  },
  'profile/country': {
    why: 'Your provider accepts businesses of fewer countries than the API lists. You state which in a profile.',
  },
  'risk/list-due': {
    why: "Sanctions change by the week. A list that is past its interval may lack a country that is on it today. Only a configuration with `stale: 'look'` has this rule.",
    off: 'Leave `stale` out of your configuration.',
  },
  'profile/documents': {
    why: 'Your provider asks for more documents than the API requires. You state which in a profile.',
  },
  'profile/industry': {
    why: 'Your provider accepts fewer industries than the API lists. You state which in a profile.',
  },
  'risk/country-named': {
    why: 'A description that names a sanctioned country beside the answer no is a contradiction that a reviewer notices.',
  },
  'risk/eu-high-risk': {
    why: 'Firms in the EU must apply enhanced due diligence to these countries.',
    off: 'It belongs to `strict` only. Turn it off if no firm of the EU takes part.',
  },
  'risk/fatf-call-for-action': {
    why: 'The FATF asks all countries to apply countermeasures or enhanced due diligence. Most payment companies refuse.',
  },
  'risk/fatf-increased-monitoring': {
    why: 'Countries on the gray list of the FATF lead to more questions, not to a refusal.',
    off: 'Turn it off if your provider doesn’t treat these countries differently.',
  },
  'risk/ofac-comprehensive': {
    why: 'US sanctions forbid nearly all dealings with these countries.',
    off: 'Leave it on unless another system screens countries. `blockSanctions` turns it into an error.',
  },
  'risk/ofac-region': {
    why: 'US sanctions apply to some occupied regions as a whole.',
    off: 'Leave it on unless another system screens regions.',
  },
  'risk/ofac-region-part': {
    why: 'In these regions the sanctions apply to the occupied part. The address has to be looked at.',
  },
  'risk/prohibited-countries-flag': {
    why: 'An address, a nationality or a phone number of a sanctioned country beside the answer no is a contradiction.',
  },
};
