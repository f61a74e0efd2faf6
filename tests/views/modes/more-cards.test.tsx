import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { blankGoods } from '../../../domain/order/blank';
import { CaseAsked } from '../../../src/modes/enq/case-asked';
import { ServiceCommission } from '../../../src/modes/dgd/service-commission';
import { SailingCardView } from '../../../src/modes/fcl/sailings/sailing-card';
import { RoomCard } from '../../../src/modes/wh/room-card';
import { CREST, SEARCH as BY_SHIP } from '../../../stories/booking/sailings.fixtures';
import { ROOM, SEARCH } from '../../../stories/modes/wh.fixtures';
import { WAITING } from '../../../stories/order/enquiry-case.fixtures';
import { misplaced, type Places } from '../../support/places/places';
import { linesShown } from '../../support/places/shown';

const nothing = () => {};
const form = WAITING.form;
if (!form) throw new Error('an enquiry has a form');

type Card = { name: string; drawn: React.ReactNode; places: Places };
const CARDS: readonly Card[] = [
  {
    name: 'what was asked by an enquiry',
    drawn: (
      <CaseAsked
        enquiry={{
          ...WAITING,
          form: {
            ...form,
            boxes: [
              { type: '40HQ', count: '3' },
              { type: '20GP', count: '7' },
            ],
            goods: [
              { ...blankGoods('1'), nameCn: '甲醇', unNo: '1230', grossKg: '14160' },
              { ...blankGoods('2'), nameCn: '丙酮', unNo: '1090', grossKg: '9870' },
            ],
            cargoReadyDate: '2026-12-11',
            targetPrice: '1850',
            targetCurrency: 'USD',
            targetUnit: 'CTN',
          },
        }}
      />
    ),
    places: {
      航线: ['上海 → 新加坡', 'CNSHA → SGSIN'],
      期望开船日: '2026-12-20',
      箱型箱量: ['40HQ × 3', '20GP × 7'],
      货物: ['甲醇 · UN1230 · 14160 kg', '丙酮 · UN1090 · 9870 kg'],
      方式: '整箱',
      目标价: '1850 美元 每箱',
      货好日期: '2026-12-11',
      特殊要求: '指定周四班',
    },
  },
  {
    name: 'what the desk was asked',
    drawn: (
      <ServiceCommission
        commission={[
          { name: '起飞机场', said: '上海浦东 PVG' },
          { name: '目的机场', said: '法兰克福 FRA' },
        ]}
      />
    ),
    places: { 起飞机场: '上海浦东 PVG', 目的机场: '法兰克福 FRA' },
  },
  {
    name: 'room of a store',
    drawn: (
      <RoomCard
        offer={{
          ...ROOM,
          detail: { ...ROOM.detail, leastGrams: 41_000_000, stay: { ...ROOM.detail.stay, days: 33 } },
        }}
        search={{ ...SEARCH, tons: 13, pallets: 17 }}
        number={4}
        isOpen={false}
        isLooked={false}
        choice={null}
        onToggle={nothing}
      />
    ),
    places: { '嘉兴 平湖市距市中心约': '79 km', 天最少余: ['33', '41 t'], '/托·天': ['¥5.28', '33 天'] },
  },
  {
    name: 'sailing',
    drawn: (
      <SailingCardView
        sailing={{ ...CREST, slots: 37 }}
        search={BY_SHIP}
        isFirst={false}
        isLowest={false}
        isFar={false}
        isOpen={false}
        isCompared={false}
        isFull={false}
        delay={null}
        now={0}
        renderChoice={() => null}
        on={{ toggleCard: vi.fn<() => void>(), toggleCompared: vi.fn<() => void>(), changeDelay: vi.fn<() => void>() }}
      />
    ),
    places: {
      'LANYUE CREST ': '112W',
      '12-04': '周五 06:00',
      '01-16': '周六',
      '43 天': '新加坡',
      舱位余: '37 箱',
      免费期: '2 天起',
    },
  },
];

it.each(CARDS)('$name: every figure stands beside its own words', ({ drawn, places }) => {
  render(<>{drawn}</>);
  expect(misplaced(linesShown(Object.keys(places)), places)).toEqual([]);
});
