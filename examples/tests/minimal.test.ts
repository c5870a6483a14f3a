import { describeFiles } from './fileJourneys.ts';
import { describeForm } from './formJourneys.ts';

describeFiles('minimal', describeForm('minimal'));
