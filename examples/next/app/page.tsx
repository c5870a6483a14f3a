import { ContactForm } from './ContactForm.tsx';

export default function Page() {
  return (
    <main>
      <h1>Your contact details</h1>
      <ContactForm />
    </main>
  );
}
