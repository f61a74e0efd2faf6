import type { Assets } from '../site/asset';

const FOLDER = '/user-center/';

/** The stand-in for the user center belongs to the demo; a production has a center of its own. */
export const withoutStandIn = (assets: Assets): Assets =>
  new Map([...assets].filter(([path]) => !path.startsWith(FOLDER)));
