import { describeForm } from './formJourneys.ts';

describeForm('minimal');
