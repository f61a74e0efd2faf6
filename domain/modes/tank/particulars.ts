import { nameOfTank } from '../../goods/tank/names';
import { findTankType } from '../../goods/tank/types';
import { particularsBuilder } from '../../order/receipt/particulars';
import { formatMoney, groupDigits } from '../../values/money';
import { windowWords } from '../../values/window-words';
import type { TankReceipt } from './receipt';

type TankParticularsInput = Omit<TankReceipt, 'seen'>;

const HEATINGS: Readonly<Record<TankParticularsInput['said']['heating'], string>> = {
  N: '不加热',
  STEAM: '蒸汽加热',
  ELECTRIC: '电加热',
};

function tanksWords({ tank, tanks }: TankParticularsInput): string {
  const type = findTankType(tank);
  return `${tanks} × ${nameOfTank(tank)}（${[tank, type?.tCode].filter(Boolean).join('，')}）`;
}

/** Agreed particulars of a tank order. A lease has depot and end date instead of ship and loading. */
export const tankParticulars = particularsBuilder({
  tanks: (order: TankParticularsInput) => ['罐型罐数', tanksWords(order)],
  each: ({ eachKg, percent, window }) => [
    '每罐',
    `${groupDigits(eachKg)} kg，充装率 ${percent}%（允许 ${groupDigits(window.leastKg)}–${groupDigits(window.mostKg)} kg）`,
  ],
  loadC: ({ loadC }) => ['装货温度', `${loadC}℃`],
  hotC: ({ said }) => ['途中最高温度', said.hotC === '' ? '' : `${said.hotC}℃`],
  heating: ({ said }) => ['加热', HEATINGS[said.heating]],
  depot: ({ depot, fetchFrom }) => ['放罐场', `${depot}，最早 ${fetchFrom} 提罐`],
  ship: ({ lease, vessel, voyage }) => ['船名航次', lease ? '' : `${vessel} ${voyage}`],
  loading: ({ lease, loadAddress }) => ['装货地址', lease ? '' : loadAddress],
  window: ({ lease, loadFrom, loadTo }) => ['装货时间', lease ? '' : windowWords(loadFrom, loadTo)],
  lease: ({ lease }) => ['租期', lease ? `${lease.days} 天，${lease.from} 提罐，${lease.until} 前还罐` : ''],
  back: ({ returnTo }) => ['还罐地点', returnTo ?? '需另行安排，由运营商通知'],
  until: ({ lease, freeUntil, overdue }) => [
    lease ? '租期届满' : '免租到期（预计）',
    `${freeUntil}，之后每天 ${formatMoney(overdue)}`,
  ],
  deposit: ({ deposit }) => ['押金', `${formatMoney(deposit)}，还罐后退`],
});
