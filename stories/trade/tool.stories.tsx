import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Badge } from '../../src/ui/mark/badge';
import tool, { FlashPoint } from '../booking/desk-tool.stories';
import type { PatternRecord } from '../pieces/piece-record';
import { night } from '../sights';

const pattern: PatternRecord = {
  views: [
    'src/trade/desk/kit.tsx',
    'src/trade/desk/level-pill.tsx',
    'src/trade/desk/kits/bag.tsx',
    'src/trade/desk/kits/cut.tsx',
    'src/trade/desk/kits/dem.tsx',
    'src/trade/desk/kits/eq.tsx',
    'src/trade/desk/kits/fire.tsx',
    'src/trade/desk/kits/haz.tsx',
    'src/trade/desk/kits/lq.tsx',
    'src/trade/desk/kits/mark.tsx',
    'src/trade/desk/kits/mix.tsx',
    'src/trade/desk/kits/mixroad.tsx',
    'src/trade/desk/kits/pg.tsx',
    'src/trade/desk/kits/pts.tsx',
    'src/trade/desk/kits/q.tsx',
    'src/trade/desk/kits/seg.tsx',
    'src/trade/desk/kits/tank.tsx',
    'src/trade/desk/kits/tun.tsx',
    'src/trade/desk/kits/un.tsx',
    'src/trade/desk/pictures/cut-picture.tsx',
    'src/trade/desk/pictures/lq-picture.tsx',
    'src/trade/desk/pictures/mix-picture.tsx',
    'src/trade/desk/pictures/mixroad-picture.tsx',
    'src/trade/desk/pictures/pg-picture.tsx',
    'src/trade/desk/pictures/seg-picture.tsx',
    'src/trade/desk/pictures/tank-picture.tsx',
    'src/trade/desk/pictures/tun-picture.tsx',
    'src/trade/desk/pictures/un-card.tsx',
  ],
  status: 'stable',
  purpose: '服务台的一个工具：问几项，当场答，写依据哪一条。',
  use: ['危品服务台的每个工具：问法、答法、图各自一份，样子一样。', '答案带结论、条款和出处，链接能发给同事。'],
  avoid: ['工具不下单；要办的去九项服务。', '没有核对过的条款不给绿色。'],
  good: {
    shows: () => <Badge look="sea">包装类别 Ⅱ · 2.3.2.6</Badge>,
    why: '答案后面跟着条款号。',
  },
  bad: { shows: () => <Badge look="good">安全</Badge>, why: '依据哪一条、谁说的，都没有。' },
  anatomy: [
    { at: 'input', name: '问：打字就答' },
    { at: '[aria-live], [role=status], output', name: '答：变了就读出' },
  ],
  heard: { at: 'form input, input', says: '闪点（闭杯），编辑框，必填' },
  keys: [
    { at: 'input', key: 'Tab', does: '到下一处', proves: () => expect(document.activeElement).not.toBe(document.body) },
  ],
  states: { faulty: '服务台-工具--faulty', long: '服务台-工具--points', dark: '交易件-服务台工具--at-rest-dark' },
};

const meta = {
  ...tool,
  title: '交易件/服务台工具',
  parameters: { pattern },
} satisfies Meta<typeof tool.component>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '闪点定包装类别', args: FlashPoint.args ?? {} };
export const AtRestDark = night(AtRest);
