import { MODE_STATES } from '../../domain/order/life/mode-states';
import { FORWARD, type OrderState } from '../../domain/order/life/lifecycle';
import { bookingSearchCopy } from '../../src/copy/search/booking-search';
import { BY, byOf, eventName, orderLife } from '../life/order-life';
import type { Chapter, Stride } from '../live/journey';
import {
  ANSWERED,
  APPROVAL,
  CALLED_OFF,
  COMPLAINED,
  DECLINED,
  ENQUIRY,
  FILLING,
  HOME,
  LIST,
  OFFERS,
  PRODUCT,
  RECEIPT,
  RECEIVED,
  REVISED,
  SHOP,
  SIGN_IN,
  UNDER_WAY,
  UNSIGNED,
  VERIFICATION,
} from './chapters';
import { PASSED, QUEUE, SENT_BACK, STAFF_IN } from './desk-chapters';

type Move = Parameters<typeof byOf>[0];
type Goods = keyof typeof bookingSearchCopy.mode;

const move = (event: Move): Stride => ({
  says: `${BY[byOf(event)]}：${eventName(event)}`,
  deed: { kind: 'event', at: [], type: event, sample: null, payload: {} },
});

const lifeOf = (title: string, events: readonly Move[]): Chapter => ({
  title,
  flow: orderLife.id,
  input: '',
  strides: events.map(move),
});

const onwardOf = (mode: Goods): Move[] =>
  MODE_STATES[mode].flatMap((state: OrderState) =>
    (Object.keys(FORWARD) as (keyof typeof FORWARD)[]).filter((event) => FORWARD[event] === state),
  );

const BEGUN: readonly Move[] = ['quote.got', 'submitted', 'verification.had'];
const REVIEWED: readonly Move[] = [...BEGUN, 'goods.dangerous', 'accepted'];

const DESK = [STAFF_IN, QUEUE];

export const WAYS = ['whole', 'signIn', 'amended', 'refused', 'cancelled'] as const;
export type Way = (typeof WAYS)[number];

type Journey = { id: string; title: string; ways: Partial<Record<Way, readonly Chapter[]>> };

const endOf = (mode: Goods): Chapter[] =>
  [...MODE_STATES[mode]].includes('DEPARTED') ? [UNDER_WAY, RECEIVED] : [RECEIVED];

function waysOf(mode: Goods, before: readonly Chapter[]): Journey['ways'] {
  const onward = onwardOf(mode);
  const whole = lifeOf('这一单的一生', [...REVIEWED, ...onward]);
  const placed = [...before, FILLING, RECEIPT];
  return {
    whole: [...placed, ...DESK, PASSED, whole, ...endOf(mode)],
    signIn: [...before, UNSIGNED, SIGN_IN, FILLING, RECEIPT, ...DESK, PASSED, whole, ...endOf(mode)],
    amended: [
      ...placed,
      ...DESK,
      PASSED,
      REVISED,
      lifeOf('这一单的一生：退回补资料，补齐再审', [
        ...BEGUN,
        'papers.missing',
        'papers.added',
        'goods.dangerous',
        'accepted',
        ...onward,
      ]),
      ...endOf(mode),
    ],
    refused: [...placed, ...DESK, SENT_BACK, lifeOf('这一单的一生：被拒绝', [...BEGUN, 'goods.dangerous', 'refused'])],
    cancelled: [...placed, CALLED_OFF, lifeOf('这一单的一生：被取消', [...BEGUN, 'cancelled'])],
  };
}

const modes = Object.keys(bookingSearchCopy.mode) as Goods[];

export const journeys: readonly Journey[] = [
  ...modes
    .filter((mode) => mode !== 'MALL')
    .map((mode) => ({
      id: mode,
      title: `${bookingSearchCopy.mode[mode]}订单`,
      ways: waysOf(mode, [HOME, OFFERS]),
    })),
  { id: 'MALL', title: '商城采购', ways: waysOf('MALL', [SHOP, PRODUCT, LIST, APPROVAL]) },
  {
    id: 'enquiry',
    title: '询价',
    ways: {
      whole: [
        HOME,
        ENQUIRY,
        ...DESK,
        ANSWERED,
        lifeOf('询价变成订单', ['enquiry.sent', ...REVIEWED, ...onwardOf('FCL')]),
      ],
      refused: [HOME, ENQUIRY, ...DESK, DECLINED, lifeOf('没有成单的询价', ['enquiry.sent'])],
      cancelled: [HOME, ENQUIRY, CALLED_OFF, lifeOf('询价转成的订单，取消', ['enquiry.sent', ...BEGUN, 'cancelled'])],
    },
  },
  {
    id: 'verification',
    title: '企业认证',
    ways: {
      whole: [
        HOME,
        OFFERS,
        FILLING,
        RECEIPT,
        SIGN_IN,
        VERIFICATION,
        ...DESK,
        PASSED,
        lifeOf('等认证的订单', [
          'quote.got',
          'submitted',
          'verification.owed',
          'enterprise.passed',
          'accepted',
          ...onwardOf('FCL'),
        ]),
      ],
      cancelled: [
        HOME,
        OFFERS,
        FILLING,
        RECEIPT,
        lifeOf('过了期限没有认证', ['quote.got', 'submitted', 'verification.owed', 'deadline.passed']),
      ],
    },
  },
  {
    id: 'complaint',
    title: '投诉',
    ways: {
      whole: [
        HOME,
        OFFERS,
        FILLING,
        lifeOf('货已送达', [...REVIEWED, ...onwardOf('TRUCK').slice(0, -1)]),
        UNDER_WAY,
        COMPLAINED,
        ...DESK,
        PASSED,
        RECEIVED,
      ],
      refused: [HOME, OFFERS, FILLING, UNDER_WAY, COMPLAINED, ...DESK, SENT_BACK],
    },
  },
];

export const journeyById: ReadonlyMap<string, Journey> = new Map(journeys.map((journey) => [journey.id, journey]));
