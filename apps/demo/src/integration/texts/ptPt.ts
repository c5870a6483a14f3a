export { ptPt as address } from '@passmuster/address/pt-PT';
export { ptPt as bank } from '@passmuster/bank/pt-PT';
export { ptPt as labels } from '@passmuster/schemas/labels/pt-PT';
