export { localToday } from '@passmuster/form';
