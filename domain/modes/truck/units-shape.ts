import * as v from 'valibot';

/** A named truck: plates, crew with the last four characters of their licences, and container number. */
export const NAMED_UNIT = v.object({
  no: v.string(),
  trailerNo: v.string(),
  driver: v.string(),
  driverPaper: v.string(),
  driver2: v.exactOptional(v.string()),
  driver2Paper: v.exactOptional(v.string()),
  escort: v.string(),
  escortPaper: v.string(),
  escort2: v.exactOptional(v.string()),
  escort2Paper: v.exactOptional(v.string()),
  testDue: v.string(),
  boxNo: v.exactOptional(v.string()),
});
