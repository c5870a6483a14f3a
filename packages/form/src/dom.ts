export { type BindOptions, type BoundForm, bindForm } from './dom/bindForm.ts';
