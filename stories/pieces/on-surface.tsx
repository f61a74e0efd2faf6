import type { Decorator } from '@storybook/react-vite';

export const onSurface: Decorator = (Story) => (
  <div className="max-w-104 rounded-card bg-surface p-6">
    <Story />
  </div>
);
