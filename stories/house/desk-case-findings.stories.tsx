import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { answerEntry, findingKey } from '../../domain/house/finding-answers';
import type { DeskCaseView } from '../../machines/house/desk-case';
import { DeskCaseView as View } from '../../src/features/house/desk-case';
import { ACCEPTING, on, shown } from './case.fixtures';
import { CASE } from './house.fixtures';

const meta = {
  title: '平台工作台/一票订单/审核结论',
  component: View,
  args: { view: shown, on, onOpen: fn() },
} satisfies Meta<typeof View>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, change: Partial<DeskCaseView>): Story => ({
  name,
  args: { view: { ...shown, ...change } },
});

export const Answering: Story = {
  ...story('通过前逐条处理审核结论', { act: ACCEPTING, step: 'filling', said: {} }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: /未找到该 UN 编号/ }));
    await userEvent.click(await screen.findByRole('option', { name: '承运方已确认可接' }));
    await expect(args.on.change).toHaveBeenCalledWith(
      'answers',
      CASE.findings.map((finding) => answerEntry('carrier', findingKey(finding))),
    );
  },
};
export const Answered = story('审核结论已处理', {
  shown: {
    ...CASE,
    state: 'CONFIRMED',
    history: [
      ...CASE.history,
      {
        event: 'accepted',
        state: 'CONFIRMED',
        at: '2026-11-23T06:20:00.000Z',
        note: null,
        who: '王强',
        answers: CASE.findings.map(({ code, given }) => ({ code, given, answer: 'checked' as const })),
      },
    ],
  },
});
