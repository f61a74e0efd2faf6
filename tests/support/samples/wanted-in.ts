import type * as v from 'valibot';

type Piped = v.GenericSchema & { pipe?: readonly v.GenericSchema[] };

/** Current schema, after the upgrade of old names. */
export const wantedIn = (request: Piped): v.GenericSchema =>
  request.pipe?.findLast(({ kind }) => kind === 'schema') ?? request;
