export { TransactionSchema } from '@passmuster/schemas';
