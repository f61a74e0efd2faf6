import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { cutoffsForSailing } from '../../domain/offer/cutoffs';
import { CutoffLine } from '../../src/trade/cutoff-line';

const ETD = '2026-12-08T06:00:00.000Z';

const meta = {
  title: '整箱/船期列表/截止时间',
  component: CutoffLine,
  args: { cutoffs: cutoffsForSailing(ETD, true, 'DIRECT'), etd: ETD, now: Date.parse('2026-11-27T02:00:00.000Z') },
} satisfies Meta<typeof CutoffLine>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Area of the text itself, however narrow its box. */
function inkOf(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

async function expectApart(canvasElement: HTMLElement) {
  const words = [...canvasElement.querySelectorAll('li > span')].map(inkOf);
  await expect(words.length).toBeGreaterThan(18);
  const over = words.flatMap((one, at) =>
    words.slice(at + 1).filter((other) => {
      const [wide, high] = [
        Math.min(one.right, other.right) - Math.max(one.left, other.left),
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
      ];
      return wide > 1 && high > 1;
    }),
  );
  await expect(over).toEqual([]);
}

const within = (name: string, width: number): Story => ({
  name,
  decorators: [
    (Part) => (
      <div style={{ width: `min(100%, ${width}px)` }}>
        <Part />
      </div>
    ),
  ],
  play: ({ canvasElement }) => expectApart(canvasElement),
});

export const OnADesk = within('桌面宽', 928);
export const OnATablet = within('平板宽', 704);
export const OnAPhone = within('手机宽', 330);
