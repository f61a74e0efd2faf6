import type * as v from 'valibot';

type Piped = v.GenericSchema & { pipe?: readonly v.GenericSchema[] };

/** What is wanted today, where names of the release before are read first. */
export const wantedIn = (request: Piped): v.GenericSchema =>
  request.pipe?.findLast(({ kind }) => kind === 'schema') ?? request;
