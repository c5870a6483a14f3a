/** Documents that careful payment processors ask of a legal form. */
export interface RecommendedDocumentsRow {
  readonly businessType: readonly string[];
  /** Only in this country. Default: everywhere. */
  readonly country?: string;
  /** Types of the API. */
  readonly documents: readonly string[];
}
