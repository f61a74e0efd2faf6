import type { Decorator, Preview } from '@storybook/react-vite';

import { pieceCopy as copy } from '../flows/copy/pieces';
import '../src/ui/ui.css';
import { ContactSheet } from './contact-sheet';
import { keepTextLong } from './long-text';
import { plainControls } from './plain-controls';
import './preview.css';

const inTheme: Decorator = (Story, { globals }) => {
  document.documentElement.dataset['theme'] = String(globals['theme'] ?? 'light');
  document.documentElement.dataset['motion'] = String(globals['motion'] ?? 'full');
  keepTextLong(globals['text'] === 'long');
  return <Story />;
};

const choice = (
  title: string,
  icon: 'contrast' | 'lightning' | 'paragraph',
  items: { value: string; title: string }[],
) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
});

export default {
  decorators: [inTheme],
  argTypesEnhancers: [plainControls],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    docs: { page: ContactSheet },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          '基础',
          '组件',
          '模式',
          '交易件',
          '流程',
          '登录',
          '账号',
          '会话',
          '安全验证',
          '弹窗',
          '提示',
          '*',
          '整页',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: '手机 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: '平板 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: '桌面 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  globalTypes: {
    theme: choice('主题', 'contrast', [
      { value: 'light', title: '浅色' },
      { value: 'dark', title: '深色' },
    ]),
    motion: choice(copy.motion, 'lightning', [
      { value: 'full', title: copy.motionFull },
      { value: 'reduced', title: copy.motionReduced },
    ]),
    text: choice(copy.longText, 'paragraph', [
      { value: 'plain', title: copy.longTextOff },
      { value: 'long', title: copy.longTextOn },
    ]),
  },
  initialGlobals: { theme: 'light', motion: 'full', text: 'plain' },
  tags: ['autodocs'],
} satisfies Preview;
