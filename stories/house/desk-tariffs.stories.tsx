import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import type { TariffReading } from '../../domain/house/tariff-shape';
import type { DeskCaseView } from '../../machines/house/desk-case';
import { DeskCaseView as View } from '../../src/features/house/desk-case';
import { on, shown, SILENT } from './case.fixtures';
import {
  SHIPS_HOLD,
  SHIPS_NONE,
  SHIPS_READING,
  SHIPS_WAIT,
  TARIFF_COMING,
  TARIFF_HOLDS,
  TARIFF_NONE,
  TARIFF_OWN,
  TARIFF_PAST_TEN,
  TARIFF_READING,
  TARIFF_SAME,
  TARIFF_WAITS,
} from './tariffs.fixtures';

const sheet = { ...shown, subject: { kind: 'tariff' as const, no: TARIFF_HOLDS.no }, shown: TARIFF_HOLDS };

const meta = {
  title: '平台工作台/价目表',
  component: View,
  args: { view: sheet, on, onOpen: fn() },
} satisfies Meta<typeof View>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, change: Partial<DeskCaseView>): Story => ({
  name,
  args: { view: { ...sheet, ...change } },
});

const [put = null, drop = null] = TARIFF_HOLDS.acts;
const SAID = { sheet: '航线\t20GP\t40GP\t40HQ\n东南亚\t420\t760\t760', fromAt: '2026-12-01T08:00' };
const read = (name: string, reading: TariffReading, act = put, of = TARIFF_HOLDS): Story =>
  story(name, { shown: of, act, step: 'read', said: SAID, reading: { ...SILENT, tariff: reading } });

export const TariffHolds: Story = {
  ...story('一张表的现价', {}),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '更新整表' }));
    await expect(args.on.choose).toHaveBeenCalledWith('tariff.put');
  },
};
export const TariffNone = story('未设价，报价转为询价', { shown: TARIFF_NONE });
export const TariffFilling = story('粘贴整张表', { act: put, step: 'filling', said: SAID });
export const TariffRefused = story('表里有错，逐行说明', {
  act: put,
  step: 'filling',
  said: SAID,
  message: '第 2 行“东南亚”：20GP写的是“四百”，应为 0 到 100000 的整数；第 3 行：航线写的是“火星”，本表没有。',
});
export const TariffRead = read('看价格由多少变为多少', TARIFF_READING);
export const TariffSame = read('表没有变动', TARIFF_SAME);
export const TariffPastTen = read('超过一成，有航线增减，需另一位同事复核', TARIFF_PAST_TEN);
export const TariffDropping = read('看撤回的后果', { ...TARIFF_READING, most: 6 }, drop);
export const TariffWaits = story('同事提交的待复核', { shown: TARIFF_WAITS });
export const TariffComing = story('已定，到时生效', { shown: TARIFF_COMING });
export const TariffOwn = story('自己提交的待复核，只能撤回', { shown: TARIFF_OWN });
export const TariffApproving = read(
  '看复核同意的后果',
  { ...TARIFF_PAST_TEN, waits: false },
  TARIFF_WAITS.acts[0] ?? null,
  TARIFF_WAITS,
);

export const ShipsHold = story('一家船公司的现行船期', { shown: SHIPS_HOLD });
export const ShipsNone = story('还没有录入船期，客户查不到船', { shown: SHIPS_NONE });
export const ShipsRefused = story('船期表里有错，逐行说明', {
  shown: SHIPS_HOLD,
  act: SHIPS_HOLD.acts[0] ?? null,
  step: 'filling',
  said: { sheet: SHIPS_HOLD.acts[0]?.fields[0]?.value ?? '', fromAt: '' },
  message:
    '第 2 行：目的港写的是“鹿丹”，平台没有这个港口，请写代码（如 CNSHA）或中文港名；第 3 行：到港应在开航之后、120 天之内。',
});
export const ShipsRead = read('看哪些班次新增、改期、撤下', SHIPS_READING, SHIPS_HOLD.acts[0], SHIPS_HOLD);
export const ShipsWait = story('撤下有订单的班次，待复核', { shown: SHIPS_WAIT });
