import { buildStaleStorybook } from '../../scripts/build/storybook.mjs';

/** The Storybook that designers are given, and not the one the runner makes of the same stories. */
export default buildStaleStorybook;
