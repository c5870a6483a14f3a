export { fr as address } from '@passmuster/address/fr';
export { fr as bank } from '@passmuster/bank/fr';
export { fr as labels } from '@passmuster/schemas/labels/fr';
