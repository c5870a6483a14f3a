/** The questions of an application, which are answered with yes or no. */
export const answerFields: ReadonlySet<string> = new Set([
  'operates_in_prohibited_countries',
  'is_dao',
  'conducts_money_services',
]);
