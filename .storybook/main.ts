import type { StorybookConfig } from '@storybook/react-vite';

import { flowFacts } from '../flows/facts/facts-plugin.mjs';
import { pieceFacts } from './piece-facts.mjs';
import { inChinese } from './story-names.mjs';
import { readingWhatIsShown } from './told-types.mjs';

export default {
  stories: ['../stories/**/*.stories.tsx'],
  docs: { defaultName: '说明' },
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  experimental_indexers: (indexers) => Promise.resolve((indexers ?? []).map(inChinese)),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: 'react-docgen', check: false },
  viteFinal: (config) => ({
    ...config,
    plugins: [...readingWhatIsShown(config.plugins ?? []), flowFacts(), pieceFacts()],
  }),
} satisfies StorybookConfig;
