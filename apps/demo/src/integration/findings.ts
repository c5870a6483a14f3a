// Findings and their texts.

export { type Catalog, type Finding, translate } from '@passmuster/findings';
