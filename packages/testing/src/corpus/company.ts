/** An address as a person typed it. */
export interface Place {
  readonly street1: string;
  readonly street2: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
}

/** An owner, trustee, director or member as named in the application. */
export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly born: string;
  readonly share: number;
  readonly title: string;
  readonly isControlPerson: boolean;
  readonly isSigner: boolean;
  readonly passport: string;
  readonly nationality: string;
  readonly phone: string;
  readonly email: string;
  readonly home: Place;
  readonly homeCountry: string;
}

/** An invented applicant: what its form holds, without the documents. */
export interface Company {
  /** Country and number: `ng-1`. */
  readonly id: string;
  readonly country: string;
  readonly name: string;
  readonly tradingName: string;
  readonly businessType: string;
  readonly website: string;
  readonly email: string;
  readonly phone: string;
  readonly office: Place;
  readonly registrationNumber: string;
  readonly registered: string;
  readonly taxNumber: string;
  readonly industry: string;
  readonly purpose: string;
  readonly sourceOfFunds: string;
  readonly monthlyIncome: number;
  readonly monthlyPayments: number;
  readonly revenue: string;
  readonly isMoneyService: boolean;
  readonly isDao: boolean;
  readonly nature: string;
  readonly explanation: string;
  readonly people: readonly Person[];
}
