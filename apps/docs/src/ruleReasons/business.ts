import type { Reasons } from './reason.ts';

export const businessReasons: Reasons = {
  'business/addresses-agree': {
    why: 'One house has one postal code. If two addresses with the same street and number have different codes, one of them has a typo.',
  },
  'business/business-purpose': {
    why: 'The list of purposes also serves personal accounts. A personal purpose for a business raises questions.',
  },
  'business/business-source': {
    why: 'The list of sources also serves personal accounts, such as salary or inheritance. For a business they raise questions.',
  },
  'business/control-person': {
    why: 'US rules on beneficial owners ask for one person with significant responsibility to manage the company, besides those who own it.',
    off: 'Turn it off if your provider does not follow 31 CFR 1010.230.',
  },
  'business/copied-number': {
    why: 'The tax number is typed into the field for the registration number, or the other way around, more often than the two are equal.',
    off: 'Turn it off for countries whose businesses have one number for both.',
  },
  'business/dao-flag': {
    why: 'The laws that recognize DAOs ask for the word in the name. A name with it beside the answer no means that one of the two is wrong.',
  },
  'business/dao-form': {
    why: 'A sole proprietorship has one owner and a DAO has many members, so one of the two answers is wrong.',
  },
  'business/distinct-owners': {
    why: 'The same person entered twice doubles their share and their documents.',
  },
  'business/email-domain': {
    why: 'A business has its mail on the domain of its website. A domain that is one letter off belongs to somebody else.',
  },
  'business/filled-in': {
    why: 'A text of spaces passes the schema. A person who reads the application sees an empty field.',
  },
  'business/flags-answered': {
    why: 'The API reads a missing answer as no. It should be an answer that somebody gave.',
    off: 'Turn it off if no is right for all of your customers.',
  },
  'business/higher-risk': {
    why: 'Some sources of funds and purposes lead to enhanced checks. Having an explanation ready saves days.',
    off: 'Turn it off if your team prepares these files anyway.',
  },
  'business/legal-form': {
    why: 'A name that ends in LLC beside the legal form corporation means that one of the two is wrong.',
    off: 'Turn it off if your customers use trading names that end in the words of another form.',
  },
  'business/money-services-flag': {
    why: 'Exchanges, remittance and lending are money services. A description that names one beside the answer no is a contradiction.',
  },
  'business/money-services-license': {
    why: 'A money service without a license in its documents is not accepted by most payment companies.',
    off: 'Turn it off if your provider collects licenses elsewhere.',
  },
  'business/name-characters': {
    why: 'A zero-width character in a name makes it differ from the same name in the register.',
  },
  'business/nonprofit-owner': {
    why: 'A nonprofit has no owners. An owner of 100% means that the share or the legal form is wrong.',
    off: 'Turn it off if your nonprofits have a sole member, whom you enter as owner.',
  },
  'business/own-contacts': {
    why: 'An owner with the email or phone of another owner can’t be reached, and a provider may take the two for one person.',
  },
  'business/own-email': {
    why: 'An email address on the domain of the website shows that the person acts for the business.',
    off: 'Turn it off if your customers are small businesses that use free mail providers.',
  },
  'business/own-website': {
    why: 'Cautious providers ask for a website on the domain of the business, since anyone can open a page on a social network.',
    off: 'Turn it off if many of your customers are small shops.',
  },
  'business/owner-present': {
    why: 'A company has at least one person who owns or controls it. An empty list can’t be approved.',
  },
  'business/ownership-covered': {
    why: 'Everyone who owns a quarter or more has to be named. If that much is unaccounted for, an owner or a chart is missing.',
  },
  'business/ownership-fractions': {
    why: 'Shares from 0 to 1 are read as percent: 0.5 would be half a percent, not half of the business.',
  },
  'business/ownership-sum': {
    why: 'Shares of more than 100% contain a typo, or the same share was counted twice along a chain of companies.',
  },
  'business/partners': {
    why: 'A partnership has two or more partners, so the owner with 100% or the legal form is wrong.',
  },
  'business/payments-within-revenue': {
    why: 'Payments of many times the revenue are a classic question of a compliance officer. Often the currency or a zero is wrong.',
    off: 'Turn it off for businesses that pass on the money of others, such as marketplaces.',
  },
  'business/placeholder': {
    why: 'N/A, TBD and asdf are typed to get past a required field. A person has to ask for the value later.',
  },
  'business/refused-activity': {
    why: 'Gambling, weapons and adult content are on the lists of most payment companies. It is better to know before the work of an application.',
    off: 'Turn it off if your provider accepts these activities.',
  },
  'business/registered-in-the-past': {
    why: 'A business can’t have been registered after the day of the review. Usually the year is wrong.',
  },
  'business/registered-owners': {
    why: 'Some registers name owners below 25%. A reviewer who compares the two lists will ask for the others.',
    off: 'Turn it off if your provider asks only for owners of 25% or more.',
  },
  'business/registration-date': {
    why: 'A date before 1800, or day zero of a spreadsheet, is a typing or conversion error.',
  },
  'business/notation': {
    why: 'People copy numbers by hand: in lowercase, with a space in the wrong place, or without the hyphen. They are right, and still not what a search in the register finds.',
    off: 'Turn it off if your systems compare numbers without case and separators.',
  },
  'business/number-date': {
    why: 'In some countries a tax number embeds when a business was formed or its owner was born. If that date is not in the application, the number or the date is mistyped, or the number is of somebody else.',
    off: 'Turn it off if many of your customers were formed anew, such as by a merger, and kept the number of an earlier business.',
  },
  'business/registration-number': {
    why: 'Registers use a few known formats. A number in none of them has a typo or belongs to another country.',
    off: 'Turn it off for a country whose register has introduced another format since the date of the data.',
  },
  'business/required-documents': {
    why: 'The specification names the documents that each kind of business must send.',
  },
  'business/signer': {
    why: 'Somebody has to sign the agreement. Without a signer the application stops at that step.',
    off: 'Turn it off if your provider settles signatures elsewhere.',
  },
  'business/sole-proprietor': {
    why: 'A sole proprietorship is one person, who owns all of it, controls it and signs.',
  },
  'business/swapped-contacts': {
    why: 'Copied in the wrong order, an email or phone number is refused or reaches nobody. One click swaps the two.',
  },
  'business/swapped-numbers': {
    why: 'Both numbers are on the same papers. The review compares each with another register, so it stops at both. One click swaps them.',
  },
  'business/tax-id': {
    why: 'Tax offices use fixed formats, many with check digits. A number that fits none is mistyped or of another country.',
    off: 'Turn it off for a country whose tax office has introduced another format since the date of the data.',
  },
  'business/website-public': {
    why: 'A reviewer opens the website. An internal name or an address of a local network doesn’t open.',
  },
};
