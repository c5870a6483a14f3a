import { ApplicationProvider } from '@passmuster/form/react';
import { createRoot } from 'react-dom/client';
import { ApplicationForm } from './ApplicationForm.tsx';
import { application } from './application.ts';

const place = document.querySelector('main');
if (place) {
  createRoot(place).render(
    <ApplicationProvider application={application}>
      <ApplicationForm />
    </ApplicationProvider>,
  );
}
