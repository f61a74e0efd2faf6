import * as v from 'valibot';

/**
 * Tank at handout: number, next test date and cleaning certificate. A valid certificate has every part: number, cargo,
 * grade, date and inspector.
 */
export const UNIT = v.object({
  no: v.string(),
  testDue: v.string(),
  /** Last cargo, for food tanks the last three. Empty for a new tank. */
  last: v.string(),
  grade: v.string(),
  washedOn: v.string(),
  inspector: v.string(),
});
