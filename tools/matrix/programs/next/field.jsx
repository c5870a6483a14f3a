'use client';

import { checkField, spec } from '@passmuster/kyc';
import { useState } from 'react';

export function Field() {
  const [date, setDate] = useState('2015-05-17');
  const draft = { business_owners: [{ date_of_birth: date }] };
  const options = { asOf: '2026-11-21', preset: spec };
  const [finding] = checkField('business_owners.0.date_of_birth', draft, options);
  return (
    <label id="client">
      Date of birth <input value={date} onChange={(event) => setDate(event.target.value)} />
      {finding?.rule}
    </label>
  );
}
