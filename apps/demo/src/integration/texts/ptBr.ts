export { ptBr as address } from '@passmuster/address/pt-BR';
export { ptBr as bank } from '@passmuster/bank/pt-BR';
export { ptBr as labels } from '@passmuster/schemas/labels/pt-BR';
