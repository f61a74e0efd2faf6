import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import type { CaptchaForm, CaptchaKind } from '../../machines/identity/captcha';
import type { ChallengeView } from '../../machines/identity/captcha/challenge';
import type { ClickWordIntents, ClickWordView } from '../../machines/identity/captcha/click-word';
import type { SliderIntents, SliderView } from '../../machines/identity/captcha/slider';
import type { WorkIntents, WorkView } from '../../machines/identity/captcha/work';
import { CaptchaFrameView } from '../../src/features/captcha/captcha-frame';
import { KindFootView } from '../../src/features/captcha/kind-foot';
import piece from '../assets/captcha-piece.png';
import scene from '../assets/captcha-scene.png';
import words from '../assets/captcha-words.png';

const nothing = () => {};

export const framed =
  (form: CaptchaForm, kind: CaptchaKind): Decorator =>
  (Story) => (
    <CaptchaFrameView form={form} onCancel={nothing}>
      <Story />
      <KindFootView kind={kind} canSwitch onSwitch={nothing} />
    </CaptchaFrameView>
  );

/** A dialog would cover the whole documentation page, so it gets its own frame. */
export const aPageOfItsOwn = { docs: { story: { inline: false, height: '440px' } } };

export const loading: ChallengeView = {
  status: 'loading',
  failureCode: null,
  message: '',
  secondsLeft: 0,
  canRetry: false,
};
export const limited: ChallengeView = { ...loading, status: 'limited', failureCode: 'limited', secondsLeft: 42 };
const gone: ChallengeView = { ...loading, status: 'unavailable', canRetry: true };
export const offline: ChallengeView = { ...gone, failureCode: 'network' };
export const refused: ChallengeView = { ...gone, failureCode: 'refused', message: '获取验证码失败，请稍后重试' };
export const waited: ChallengeView = { ...gone, failureCode: 'limited' };

const shown = { form: 'embedded', scene, message: '', canRenew: true, canSwitch: true, isBusy: false } as const;
const unshown = { ...shown, scene: null, canRenew: false, isBusy: true };
const judged = { canRenew: false, isBusy: false };

export const sliderIntents = (): SliderIntents => ({
  cancel: fn(),
  switchKind: fn(),
  renew: fn(),
  grab: fn(),
  drag: fn(),
  release: fn(),
  abandon: fn(),
  nudge: fn(),
  submit: fn(),
});

const ready: SliderView = {
  ...shown,
  status: 'resting',
  piece,
  offset: 0,
  canMove: true,
  canSubmit: false,
  seconds: '0.00',
};
const still = { canMove: false, canSubmit: false } as const;
const empty: SliderView = { ...ready, ...unshown, ...still, status: 'asking', piece: null };

export const slider = {
  resting: { view: ready, asking: null },
  stepped: { view: { ...ready, offset: 148, canSubmit: true }, asking: null },
  dragging: { view: { ...ready, status: 'dragging', offset: 121.5 }, asking: null },
  judging: {
    view: { ...ready, ...still, status: 'judging', offset: 203, canRenew: false, isBusy: true },
    asking: null,
  },
  passed: {
    view: { ...ready, ...still, ...judged, status: 'passed', offset: 203, seconds: '1.24', canSwitch: false },
    asking: null,
  },
  failed: {
    view: { ...ready, ...still, ...judged, status: 'failed', offset: 168, message: '拼块未对准缺口' },
    asking: null,
  },
  expired: { view: { ...ready, ...still, status: 'expired', canRenew: false, isBusy: true }, asking: loading },
  loading: { view: empty, asking: loading },
  offline: { view: empty, asking: offline },
  refused: { view: empty, asking: refused },
  limited: { view: empty, asking: limited },
  waited: { view: empty, asking: waited },
} satisfies Record<string, { view: SliderView; asking: ChallengeView | null }>;

export const clickWordIntents = (): ClickWordIntents => ({
  cancel: fn(),
  switchKind: fn(),
  renew: fn(),
  place: fn(),
  undo: fn(),
  nudge: fn(),
  drop: fn(),
});

const first = { x: 210, y: 50 };
const second = { x: 128, y: 38 };
const third = { x: 55, y: 59 };

const choosing: ClickWordView = {
  ...shown,
  scene: words,
  status: 'choosing',
  words: ['港', '桥', '标'],
  points: [],
  wanted: 3,
  crosshair: { x: 155, y: 78 },
  canClick: true,
  canUndo: false,
};
const chosen: ClickWordView = {
  ...choosing,
  status: 'chosen',
  points: [first, second, third],
  canClick: false,
  canUndo: true,
};
const blank: ClickWordView = { ...choosing, ...unshown, status: 'asking', words: [], canClick: false };

export const clickWord = {
  choosing: { view: choosing, asking: null },
  placed: { view: { ...choosing, points: [first, second], canUndo: true }, asking: null },
  chosen: { view: chosen, asking: null },
  judging: {
    view: { ...chosen, status: 'judging', canUndo: false, canRenew: false, isBusy: true },
    asking: null,
  },
  passed: { view: { ...chosen, ...judged, status: 'passed', canUndo: false, canSwitch: false }, asking: null },
  failed: { view: { ...chosen, ...judged, status: 'failed', canUndo: false, message: '点选的位置不对' }, asking: null },
  expired: {
    view: { ...choosing, status: 'expired', canClick: false, canRenew: false, isBusy: true },
    asking: loading,
  },
  loading: { view: blank, asking: loading },
  offline: { view: blank, asking: offline },
  refused: { view: blank, asking: refused },
  limited: { view: blank, asking: limited },
  waited: { view: blank, asking: waited },
} satisfies Record<string, { view: ClickWordView; asking: ChallengeView | null }>;

export const workIntents = (): WorkIntents => ({ cancel: fn(), switchKind: fn(), pause: fn(), resume: fn() });

const computing: WorkView = {
  form: 'embedded',
  status: 'computing',
  percent: 37,
  message: '',
  canPause: true,
  canResume: false,
  canSwitch: true,
};
const idle = { ...computing, canPause: false };
const unasked: WorkView = { ...idle, status: 'asking', percent: 0 };
const held = { ...idle, canResume: true };

export const work = {
  begun: { view: { ...computing, percent: 0 }, asking: null },
  computing: { view: computing, asking: null },
  paused: { view: { ...held, status: 'paused' }, asking: null },
  broken: { view: { ...held, status: 'broken' }, asking: null },
  judging: { view: { ...idle, status: 'judging', percent: 100 }, asking: null },
  passed: { view: { ...idle, status: 'passed', percent: 100, canSwitch: false }, asking: null },
  failed: { view: { ...idle, status: 'failed', percent: 100 }, asking: null },
  expired: { view: { ...unasked, status: 'expired' }, asking: loading },
  loading: { view: unasked, asking: loading },
  offline: { view: unasked, asking: offline },
  refused: { view: unasked, asking: { ...refused, message: '' } },
  limited: { view: unasked, asking: limited },
  waited: { view: unasked, asking: waited },
} satisfies Record<string, { view: WorkView; asking: ChallengeView | null }>;
