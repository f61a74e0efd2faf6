import type { Decorator, Preview } from '@storybook/react-vite';

import '../src/ui/ui.css';

/** Both themes come from one token list; the toolbar only says which half of it applies. */
const inTheme: Decorator = (Story, { globals }) => {
  document.documentElement.dataset['theme'] = String(globals['theme'] ?? 'light');
  return <Story />;
};

export default {
  decorators: [inTheme],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    viewport: {
      options: {
        phone: { name: '手机 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: '平板 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: '桌面 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  globalTypes: {
    theme: {
      description: '主题',
      toolbar: {
        title: '主题',
        icon: 'contrast',
        items: [
          { value: 'light', title: '浅色' },
          { value: 'dark', title: '深色' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light' },
  tags: ['autodocs'],
} satisfies Preview;
