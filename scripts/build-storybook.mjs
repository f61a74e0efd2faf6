// @ts-check
// Builds the Storybook that designers are given, where something it is made of has changed.
import { buildStaleStorybook } from './build/storybook.mjs';

await buildStaleStorybook();
