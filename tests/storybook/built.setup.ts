import { buildStaleStorybook } from '../../scripts/build/storybook.mjs';

/** Tests the published Storybook, not the build of the test runner. */
export default buildStaleStorybook;
