import { describeForm } from './formJourneys.ts';

describeForm('react-hook-form');
