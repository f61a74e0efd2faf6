import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { DOM_LOAD, readDomQuery } from '../../domain/modes/dom/address';
import { LOOPS } from '../../domain/modes/dom/loops';
import type { DomRowText } from '../../domain/modes/dom/search';
import { LoadCardView } from '../../src/modes/dom/load-place';
import { LoopTableView } from '../../src/modes/dom/loop-table';

const seen = (change: Partial<DomRowText>, search = '?org=CNTXG&dst=CNNSA&box=20GP*2') => {
  const row = { ...DOM_LOAD.blank, ...change };
  return {
    row: { ...row, key: '1', identity: { kind: 'nobody' as const, goods: [], strangers: [] } },
    asked: { ...readDomQuery(search), row },
  };
};

const meta = {
  title: '内贸/货物与门点',
  component: LoadCardView,
  args: {
    ...seen({ nature: 'N', kg: '27500', from: '1101', to: '4406' }),
    on: { change: fn() },
    picker: <input aria-label="查物质" className="min-w-0 flex-1" />,
  },
  decorators: [(Story) => <div className="wrap bg-canvas py-4">{Story()}</div>],
} satisfies Meta<typeof LoadCardView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Doors: Story = {
  name: '两端门点',
  play: async ({ canvasElement, args }) => {
    await userEvent.selectOptions(within(canvasElement).getByLabelText('提货城市'), '1302');
    await expect(args.on.change).toHaveBeenCalledWith('1', 'from', '1302');
  },
};
export const Unsaid: Story = {
  name: '还没说货物性质',
  args: seen({}),
  play: async ({ canvasElement, args }) => {
    const natures = within(canvasElement).getAllByRole<HTMLInputElement>('radio');
    await expect(natures.filter(({ checked }) => checked)).toHaveLength(0);
    const [danger] = natures;
    if (danger) await userEvent.click(danger);
    await expect(args.on.change).toHaveBeenCalledWith('1', 'nature', 'Y');
  },
};
export const Trial: Story = { name: '试算', args: seen({ nature: 'N' }) };
export const Heavy: Story = { name: '单箱超重', args: seen({ nature: 'N', kg: '28300' }) };
export const OtherPort: Story = { name: '城市归别的港', args: seen({ nature: 'N', kg: '18000', from: '3701' }) };
export const TooFar: Story = {
  name: '太远',
  args: seen({ nature: 'N', kg: '18000', from: '6101' }, '?org=CNWUH&dst=CNSHA'),
};
export const SilentPort: Story = {
  name: '没有班轮的港',
  args: seen({ nature: 'N', kg: '18000', to: '4403' }, '?org=CNSHK&dst=CNTXG'),
};
export const Danger: Story = { name: '危险品', args: seen({ nature: 'Y', unNo: '1294' }) };
export const Loops: Story = { name: '全部班轮时刻', render: () => <LoopTableView loops={LOOPS} /> };
