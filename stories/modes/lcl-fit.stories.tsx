import type { Meta, StoryObj } from '@storybook/react-vite';

import { IMDG_EDITION } from '../../domain/goods/edition';
import { FitNoteView } from '../../src/modes/lcl/fit-note';

const FIT = {
  offerId: 'L-SHWG-NLRTM-261209',
  state: 'OPEN' as const,
  acceptance: {
    level: 'PASS_CHECK_DGL' as const,
    reason: '箱内已有第 9 类，无一般隔离要求，仍需查第 16b 栏',
    source: 'IMDG 规则 7.3.4 同箱规定，按箱内已订货物核对',
    edition: IMDG_EDITION,
    notice: '以承运人审核为准',
  },
  nextFit: null,
};

const meta = {
  title: '拼箱/同箱核对',
  component: FitNoteView,
  args: { view: { stage: 'told', fit: FIT }, changeTo: '/shippingLcl?org=CNSHA&dst=NLRTM' },
} satisfies Meta<typeof FitNoteView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const None: Story = { name: '没有要问的', args: { view: { stage: 'none' } } };
export const Asking: Story = { name: '正在核对', args: { view: { stage: 'asking' } } };
export const Silent: Story = { name: '没有答复', args: { view: { stage: 'silent' } } };
export const Fits: Story = { name: '仍可同箱' };
export const Closed: Story = {
  name: '本班已截，给出下一班',
  args: {
    view: {
      stage: 'told',
      fit: { ...FIT, state: 'CLOSED', nextFit: { day: '2026-12-16', offerId: 'L-SHWG-NLRTM-261216' } },
    },
  },
};
export const Clashes: Story = {
  name: '不能同箱，给出下一班',
  args: {
    view: {
      stage: 'told',
      fit: {
        ...FIT,
        acceptance: { ...FIT.acceptance, level: 'BLOCK', reason: '本班箱位已有第 3 类，不得同箱' },
        nextFit: { day: '2026-12-16', offerId: 'L-SHWG-NLRTM-261216' },
      },
    },
  },
};
