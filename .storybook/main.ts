import type { StorybookConfig } from '@storybook/react-vite';

import { flowFacts } from '../flows/facts/facts-plugin.mjs';

export default {
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: 'react-docgen', check: false },
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), flowFacts()] }),
} satisfies StorybookConfig;
