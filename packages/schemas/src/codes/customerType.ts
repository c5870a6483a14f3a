/** The only type of customer. Source: API spec 1.0.0, Business customer, `customer_type`. */
export const customerTypes = /* @__PURE__ */ Object.freeze(['business'] as const);
