import { editions } from './flow-samples-editions';
import { endings } from './flow-samples-endings';
import { ofHouse } from './flow-samples-house';
import { ofModes } from './flow-samples-modes';
import { openings } from './flow-samples-openings';
import { rest } from './flow-samples-rest';

/** What a plan calls its samples, for somebody who reads the flows and not the tests. */
export const sampleNames: Readonly<Record<string, string>> = {
  ...openings,
  ...editions,
  ...endings,
  ...rest,
  ...ofModes,
  ...ofHouse,
};
