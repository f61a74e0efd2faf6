import type { ModeId } from '../../../domain/mode-ids';
import { FlightCard } from '../../../src/modes/air/flight-card';
import { StationCard } from '../../../src/modes/cfs/station-card';
import { VoyageCard } from '../../../src/modes/dom/voyage-card';
import { SailingCardView } from '../../../src/modes/fcl/sailings/sailing-card';
import { BagOffer } from '../../../src/modes/flexi/bag-offer';
import { DepartureCard } from '../../../src/modes/lcl/departure-card';
import { TrainCard } from '../../../src/modes/rail/train-card';
import { TankCard } from '../../../src/modes/tank/tank-card';
import { TruckCard } from '../../../src/modes/truck/truck-card';
import { RoomCard } from '../../../src/modes/wh/room-card';
import { CREST, SEARCH as BY_SHIP } from '../../../stories/booking/sailings.fixtures';
import { FREIGHTER, PLACED_AIR } from '../../../stories/modes/air.fixtures';
import { SEARCH as STUFFED, STATION } from '../../../stories/modes/cfs.fixtures';
import { OFFER as VOYAGE, SEARCH as BY_COAST } from '../../../stories/modes/dom.fixtures';
import { BAG } from '../../../stories/modes/flexi.fixtures';
import { DEPARTURE } from '../../../stories/modes/lcl.fixtures';
import { GLYCEROL, SEARCH as BY_TRAIN, trainsOf } from '../../../stories/modes/rail.fixtures';
import { S24, SEARCH as IN_TANKS } from '../../../stories/modes/tank.fixtures';
import { SEARCH as BY_ROAD, TRAILER } from '../../../stories/modes/truck.fixtures';
import { ROOM, SEARCH as STORED } from '../../../stories/modes/wh.fixtures';
import { nothing, type Card } from './card';

const LISTED = {
  isOpen: false,
  now: 0,
  isCompared: false,
  isFull: false,
  choice: null,
  onCompare: nothing,
  onToggle: nothing,
};

const TRAIN = trainsOf(BY_TRAIN, GLYCEROL).find(({ leavesAt }) => leavesAt.startsWith('2026-12-09'));
if (!TRAIN) throw new Error('no train leaves that day');

/** Offer notices of each mode. Mall goods have their own list; enquiries and services have none. */
export const OFFERS: Readonly<Record<Exclude<ModeId, 'MALL' | 'ENQ' | 'DGD'>, Card>> = {
  FCL: {
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
        on={{ toggleCard: nothing, toggleCompared: nothing, changeDelay: nothing }}
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
  LCL: {
    drawn: <DepartureCard offer={DEPARTURE} isDanger {...LISTED} />,
    places: { 危品申请: '11-29 18:00', 进仓截止: '12-04 17:00' },
  },
  AIR: {
    drawn: <FlightCard offer={FREIGHTER} weight={PLACED_AIR.weight} isTrial={false} {...LISTED} />,
    places: { 资料: '12-02 02:30 止', 交货: '12-03 02:30 止', 余: '1,641 kg' },
  },
  WH: {
    drawn: (
      <RoomCard
        offer={{
          ...ROOM,
          detail: { ...ROOM.detail, leastGrams: 41_000_000, stay: { ...ROOM.detail.stay, days: 33 } },
        }}
        search={{ ...STORED, tons: 13, pallets: 17 }}
        number={4}
        isOpen={false}
        isLooked={false}
        choice={null}
        onToggle={nothing}
      />
    ),
    places: { '嘉兴 平湖市，距市中心约': '79 km', 天最少余: ['33', '41 t'], '/托·天': ['¥5.28', '33 天'] },
  },
  DOM: {
    drawn: (
      <VoyageCard
        offer={{ ...VOYAGE, state: 'SOLD_OUT', left: [{ measure: 'BOX', amount: 37 }] }}
        search={{ ...BY_COAST, boxes: 58 }}
        {...LISTED}
      />
    ),
    places: { '少于 ': '余 37 箱，58 箱', 订舱: '12-01 18:00 止' },
  },
  FLEXI: {
    drawn: (
      <BagOffer
        offer={{
          ...BAG,
          state: 'SOLD_OUT',
          left: [
            { measure: 'BOX', amount: 13 },
            { measure: 'TEAM', amount: 19 },
          ],
          detail: { ...BAG.detail, bags: 24 },
        }}
        {...LISTED}
      />
    ),
    places: { 这一班余: '13 个舱位，少于 24 袋；截港前每天最多还能装 19 袋' },
  },
  RAIL: {
    drawn: (
      <TrainCard offer={{ ...TRAIN, left: [{ measure: 'TEU', amount: 7 }] }} search={BY_TRAIN} now={0} choice={null} />
    ),
    places: {
      瀚陆欧亚班列: 'CIM/SMGS 统一运单',
      '12-09': ['周三 15:00'],
      '15–18 天': '阿拉山口 换轨 2 次',
      '12-24': '12-27',
      '$6,406.91': '¥45,489.00',
      请车计划: '12-02 15:00',
      开站: '12-04 15:00',
      截单: '12-05 15:00',
      截站: '12-07 15:00',
      截关: '12-08 03:00',
      '余 ': ['7 TEU', '3 个 40HQ'],
      到站后免费用箱: ['15 天', '$10.00'],
    },
  },
  CFS: {
    drawn: (
      <StationCard
        offer={STATION}
        search={STUFFED}
        instead={null}
        pointed={null}
        isOpen={false}
        choice={null}
        onToggle={nothing}
      />
    ),
    places: {
      '作业区 ': '甲1 乙1 丙1',
      '持证装箱检查员 ': '6',
      '最早 ': '11-21 周六 下午',
      '¥2,967.20': '20GP × 1',
    },
  },
  TRUCK: {
    drawn: (
      <TruckCard
        offer={{ ...TRAILER, left: [{ measure: 'TRUCK', amount: 7 }], detail: { ...TRAILER.detail, detourKm: 61 } }}
        search={{ ...BY_ROAD, trucks: 3 }}
        isOpen={false}
        isDrawn={false}
        now={0}
        choice={null}
        onToggle={nothing}
      />
    ),
    places: {
      '13 米厢式半挂': '澜骁危运',
      '12-07': ['周一 08:00'],
      '12-08': ['周二 17:36'],
      '33 小时 36 分': ['946 公里', '绕行 61 公里'],
      '12-07 可派': '7 辆',
      '苏州市车队，距提货点': '31 公里',
    },
  },
  TANK: {
    drawn: (
      <TankCard
        offer={S24}
        search={IN_TANKS}
        answeredAt={Date.parse('2026-11-20T01:42:00.000Z')}
        isOpen={false}
        isDrawn={false}
        choice={null}
        onToggle={nothing}
      />
    ),
    places: {
      罐砾罐箱服务: '24,000 L 标准罐',
      充装率: '90%',
      '2 罐 × ': '17,000 kg',
      '$8,648.46': ['¥61,404.00', '≈ $254.37/吨', '2 罐总价，含 60 天租金', '本价至 11-23 09:00'],
      '12-07': '周一 18:00',
      '01-10': '周日',
      上海洋山罐场: ['随船 沧屿海运 CANGYU PIONEER 019W', '2026-11-30 起一周余 4 罐 · '],
    },
  },
};
