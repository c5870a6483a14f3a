import { describeFiles } from './fileJourneys.ts';
import { describeForm } from './formJourneys.ts';

describeFiles('react-hook-form', describeForm('react-hook-form'));
