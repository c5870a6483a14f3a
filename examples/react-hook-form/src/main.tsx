import { FormProvider } from '@passmuster/form/react';
import { createRoot } from 'react-dom/client';
import { ApplicationForm } from './ApplicationForm.tsx';
import { application } from './application.ts';

const place = document.querySelector('main');
if (place) {
  createRoot(place).render(
    <FormProvider form={application}>
      <ApplicationForm />
    </FormProvider>,
  );
}
