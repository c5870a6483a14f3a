import { FormProvider } from '@passmuster/form/react';
import { createRoot } from 'react-dom/client';
import { form } from './form.ts';
import { Page } from './Page.tsx';

const place = document.querySelector('main');
if (place) {
  createRoot(place).render(
    <FormProvider form={form}>
      <Page />
    </FormProvider>,
  );
}
