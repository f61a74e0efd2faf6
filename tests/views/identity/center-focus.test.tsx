import { vi } from 'vitest';

import type { DevicesView } from '../../../machines/identity/devices';
import { BuyerPapersPageView } from '../../../src/features/user-center/buyer-papers-page';
import { CouponWalletView } from '../../../src/features/user-center/coupon-wallet';
import { DevicesCardView } from '../../../src/features/user-center/devices-card';
import { OwnSamplesView } from '../../../src/features/user-center/own-samples';
import { Threshold } from '../../../src/features/user-center/threshold';
import { VerificationPageView } from '../../../src/features/user-center/verification-page';
import { blankPapers, buyerPapersWishes, WAITING_PAPER } from '../../../stories/identity/buyer-papers.fixtures';
import { blank, handedIn, inside, papersWishes } from '../../../stories/identity/user-center.fixtures';
import { describeFocusKept } from '../../support/focus-kept';

const verification = (change: Partial<typeof blank>) => (
  <VerificationPageView view={{ ...blank, ...change }} on={papersWishes} />
);
const papers = (change: Partial<typeof blankPapers>) => (
  <BuyerPapersPageView view={{ ...blankPapers, ...change }} on={buyerPapersWishes} />
);
const one = { device: 'Windows', createdAt: '2026-11-20T02:00:00.000Z', seenAt: '2026-11-21T02:00:00.000Z' };
const here = { ...one, sessionId: 'S1', isCurrent: true };
const there = { ...one, sessionId: 'S2', isCurrent: false };
const devices = (change: Partial<DevicesView>) => (
  <DevicesCardView
    view={{ stage: 'listed', devices: [here, there], endingId: null, failureCode: null, ...change }}
    on={{ refresh: vi.fn<() => void>(), end: vi.fn<() => void>() }}
  />
);
const wallet = (stage: 'loading' | 'lost' | 'shown') => (
  <CouponWalletView view={{ stage, coupons: [], failureCode: 'network' }} on={{ refresh: vi.fn<() => void>() }} />
);
const samples = (stage: 'loading' | 'lost' | 'shown') => (
  <OwnSamplesView view={{ stage, products: [], failureCode: 'network' }} on={{ refresh: vi.fn<() => void>() }} />
);
const threshold = (stage: 'unreachable' | 'entering' | 'outside') => (
  <Threshold view={{ ...inside, stage, reason: 'expired' }} onRetry={vi.fn<() => void>()} />
);

describeFocusKept([
  [
    'papers of an enterprise were sent',
    [
      verification({ isBusy: true }),
      verification({ stage: 'loading' }),
      verification({ stage: 'waiting', facts: { ...handedIn, status: 'WAIT' } }),
    ],
    '正在提交',
    '企业认证',
  ],
  [
    'the state was read anew',
    [
      verification({ stage: 'waiting', facts: { ...handedIn, status: 'WAIT' } }),
      verification({ stage: 'unavailable' }),
    ],
    '刷新',
    '',
  ],
  [
    'a paper was handed in',
    [
      papers({ isHanding: true }),
      papers({ stage: 'loading' }),
      papers({ notice: 'handedIn', sheet: { ...blankPapers.sheet, records: [WAITING_PAPER] } }),
    ],
    '提交',
    '已提交',
  ],
  [
    'a paper is being taken back',
    [
      papers({ sheet: { ...blankPapers.sheet, records: [WAITING_PAPER] } }),
      papers({ takingBackId: WAITING_PAPER.paperId, sheet: { ...blankPapers.sheet, records: [WAITING_PAPER] } }),
    ],
    '撤回',
    '撤回',
  ],
  ['a device was signed out', [devices({ endingId: 'S2' }), devices({ devices: [here] })], '退出', '设备'],
  [
    'devices were read anew',
    [devices({ stage: 'failed', devices: [], failureCode: 'network' }), devices({ stage: 'loading' }), devices({})],
    '重试',
    '设备',
  ],
  ['coupons were read anew', [wallet('shown'), wallet('loading'), wallet('lost')], '刷新', ''],
  ['samples were read anew', [samples('lost'), samples('loading'), samples('shown')], '重试', ''],
  ['the session has ended', [threshold('unreachable'), threshold('outside')], '重试', ''],
]);
