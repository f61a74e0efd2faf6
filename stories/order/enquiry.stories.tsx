import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';

import { goodsLookup } from '../../domain/goods/identity';
import { enquiryAcceptance } from '../../domain/modes/enq/acceptance';
import { found } from '../../domain/modes/enq/finding';
import { blankEnquiry, type EnquiryForm } from '../../domain/modes/enq/enquiry';
import { blankGoods } from '../../domain/goods/row';
import type { EnquiryFailureCode, EnquiryView as View, SentEnquiry } from '../../machines/order/enquiry';
import { enquiryCopy } from '../../src/copy/modes/enq';
import { EnquiryView } from '../../src/modes/enq/enquiry';
import type { PickerDress } from '../../src/trade/fields/picker-field';
import { FileChecklistView } from '../../src/features/file-upload/file-checklist';
import { night, phone } from '../sights';

const sent: SentEnquiry = {
  enquiryNo: 'EQ2611207K3M9Q',
  state: 'OPEN',
  sentAt: '2026-11-20T01:42:00.000Z',
  answerBy: '2026-11-21T02:00:00.000Z',
  orgName: '上海',
  dstName: '鹿特丹',
  orgPortCode: 'CNSHA',
  dstPortCode: 'NLRTM',
};

const plain: View = {
  stage: 'editing',
  form: {
    ...blankEnquiry,
    etd: '2026-12-10',
    goods: [{ ...blankGoods('1'), nameCn: '甲醇', nameEn: 'Methanol', unNo: '1230', hazardClass: '3' }],
    quoteDeadline: '2026-11-21T10:00',
    contactName: '王远',
    contactPhone: '13800000001',
  },
  org: null,
  dst: null,
  faults: [],
  findings: [found('MANUAL', 'enqUnasked')],
  required: ['orgPortCode', 'dstPortCode', 'etd', 'quoteDeadline', 'contactName', 'contactPhone'],
  isJudged: false,
  failureCode: null,
  focus: { path: '', turn: 0 },
  packKinds: [{ code: '1A1', name: '闭口钢桶' }],
  lookupKey: '1',
  told: {},
  library: {},
  isLookingUp: false,
  isAwaiting: false,
  now: Date.UTC(2026, 10, 20, 1, 42),
  answerBy: Date.UTC(2026, 10, 20, 3, 42),
  same: null,
  sent: null,
  history: [sent],
  isHistoryLost: false,
};

const judgedAs = (form: EnquiryForm) =>
  enquiryAcceptance(form, { now: plain.now, ...goodsLookup(() => ({ kind: 'waiting', goods: [], strangers: null })) })
    .findings;

const drawn = ({ id, label, chosen, className }: PickerDress) => (
  <input id={id} aria-label={label} value={chosen} readOnly className={`bg-transparent outline-none ${className}`} />
);

const meta = {
  title: '询价/整箱询价',
  component: EnquiryView,
  args: {
    view: plain,
    on: {
      edit: fn(),
      lookUp: fn(),
      leave: fn(),
      seek: fn(),
      submit: fn(),
      cancel: fn(),
      confirm: fn(),
      again: fn(),
      retryHistory: fn(),
    },
    pickers: { org: drawn, dst: drawn, goods: drawn },
    price: null,
    papers: (
      <FileChecklistView
        wanted={[{ docType: 'SDS_CN', name: 'SDS（中文）', note: '危险品请附，可稍后补交', standing: 'optional' }]}
        view={{ rows: [], isBusy: false }}
        on={{ choose: fn(), remove: fn(), replace: fn(), retry: fn(), open: fn() }}
      />
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EnquiryView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, change: Partial<View>): Story => ({ name, args: { view: { ...plain, ...change } } });
const refused = (name: string, failureCode: EnquiryFailureCode): Story => story(name, { failureCode });
const wrong: View['faults'] = [{ path: 'quoteDeadline', code: 'deadline' }];

export const Recalling = story('正在打开', { stage: 'recalling', history: [] });
export const Plain: Story = {
  ...story('填写中', {}),
  play: async ({ args }) => {
    await userEvent.type(screen.getByLabelText('联系人'), '明');
    await expect(args.on.edit).toHaveBeenCalledWith({ kind: 'set', path: 'contactName', value: '王远明' });
    await userEvent.click(screen.getByRole('button', { name: '添加一行货物' }));
    await expect(args.on.edit).toHaveBeenCalledWith({ kind: 'goods.add' });
    await userEvent.click(screen.getByRole('button', { name: '添加一种箱型' }));
    await expect(args.on.edit).toHaveBeenCalledWith({ kind: 'box.add' });
    await userEvent.click(screen.getByRole('button', { name: '提交询价' }));
    await expect(args.on.submit).toHaveBeenCalled();
  },
};
const acid = { ...blankGoods('2'), nameCn: '氢氧化钠溶液', unNo: '1824', hazardClass: '8' as const };
const two = { ...plain.form, goods: [...plain.form.goods, acid] };
/** Findings available without asking a carrier. */
export const NotTogether: Story = {
  ...story('两种货物，先看能不能同箱', { form: two, findings: judgedAs(two) }),
  play: async () => {
    await expect(screen.getByText(enquiryCopy.decides)).toBeVisible();
  },
};
const inTank: EnquiryForm = { ...plain.form, modeWish: 'TANK', boxes: [{ type: '20TKT14', count: '1' }] };
export const InTank: Story = {
  ...story('想用罐箱，不看箱子', { form: inTank, findings: judgedAs(inTank) }),
  play: async () => {
    await expect(screen.getByText('20TK 罐箱（T14，腐蚀品）')).toBeVisible();
  },
};
const boxed: EnquiryForm = {
  ...plain.form,
  modeWish: 'TANK',
  boxes: [
    { type: '40HQ', count: '1' },
    { type: '20TK', count: '1' },
  ],
};
export const BoxOfAnotherWay: Story = {
  ...story('想用罐箱，箱子还是干箱', {
    form: boxed,
    isJudged: true,
    faults: [{ path: 'boxes.0.type', code: 'enqBoxWish' }],
  }),
  play: async () => {
    await expect(screen.getAllByText('箱型与想用的方式不符，请重选箱型').length).toBeGreaterThan(0);
    await expect(screen.getByText('40HQ')).toBeVisible();
  },
};
export const LookingUp = story('正在带出货物资料', { isLookingUp: true });
export const NoHistory = story('没有登录，没有记录', { history: [] });
export const HistoryLost: Story = {
  ...story('询价记录取不到', { history: [], isHistoryLost: true }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await expect(args.on.retryHistory).toHaveBeenCalled();
  },
};
export const LeftWrong = story('离开后指出错误', { faults: wrong });
export const Judged: Story = {
  ...story('提交后列出错误', { faults: wrong, isJudged: true }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '期望报价时间：期望报价时间应在 2 小时以后' }));
    await expect(args.on.seek).toHaveBeenCalledWith('quoteDeadline');
  },
};
/** Equal faults of two rows must be distinguishable. */
export const RowsWrong: Story = {
  ...story('两行都缺毛重', {
    form: { ...plain.form, goods: [...plain.form.goods, { ...blankGoods('2'), nameCn: '苯', unNo: '1114' }] },
    faults: [
      { path: 'goods.0.grossKg', code: 'required' },
      { path: 'goods.1.grossKg', code: 'required' },
    ],
    isJudged: true,
  }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '货物 2 毛重：请输入毛重' }));
    await expect(args.on.seek).toHaveBeenCalledWith('goods.1.grossKg');
  },
};
export const Mended = story('都已改好', { isJudged: true });
export const Waiting: Story = {
  ...story('等资料传完', { stage: 'waiting' }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '先不提交' }));
    await expect(args.on.cancel).toHaveBeenCalled();
  },
};
export const Sending = story('提交中', { stage: 'sending' });
export const TooMany = refused('询价已达上限', 'tooMany');
export const TooManyToday = refused('一天内的询价已达上限', 'tooManyToday');
export const Faulty: Story = story('网关指出错误', { failureCode: 'faulty', faults: wrong });
export const SignedOut = refused('登录已过期', 'signedOut');
export const Offline = refused('网络不通', 'network');
export const Unavailable = refused('服务器繁忙', 'unavailable');
export const Unexpected = refused('系统出错', 'unexpected');
export const Sent: Story = {
  ...story('已提交', { stage: 'sent', sent }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '再询一单' }));
    await expect(args.on.again).toHaveBeenCalled();
  },
};
export const SentForTank: Story = {
  ...story('已提交，想用罐箱', { stage: 'sent', sent, form: { ...plain.form, modeWish: 'TANK' } }),
  play: async () => {
    await expect(screen.getByRole('link', { name: '查看同航线即时价' })).toHaveAttribute(
      'href',
      '/tankIndex?org=CNSHA&dst=NLRTM',
    );
  },
};
export const Same: Story = {
  ...story('十分钟内已有同样的', { stage: 'doubting', same: 'EQ261120AAAAAA' }),
  play: async ({ args }) => {
    const asked = within(screen.getByRole('alertdialog'));
    await expect(asked.getByRole('link', { name: '查看那一份' })).toHaveAttribute(
      'href',
      '/enquiryFcl?no=EQ261120AAAAAA',
    );
    await userEvent.click(asked.getByRole('button', { name: '仍要提交' }));
    await expect(args.on.confirm).toHaveBeenCalled();
    await userEvent.click(asked.getByRole('button', { name: '先不提交' }));
    await expect(args.on.cancel).toHaveBeenCalled();
  },
};
export const Contract: Story = {
  ...story('合约询价已提交', {
    stage: 'sent',
    sent,
    form: { ...plain.form, annualVolume: '60', contractMonths: '12' },
  }),
  play: async () => {
    await expect(screen.queryByRole('link', { name: '查看同航线即时价' })).toBeNull();
  },
};
export const Wishes = story('想用冷藏箱，有目标价', {
  form: { ...plain.form, modeWish: 'RF', setTemp: '-18', targetPrice: '1900', annualVolume: '60' },
});

export const PlainDark = night(Plain);
export const JudgedDark = night(Judged);
export const SentDark = night(Sent);
export const PlainPhone = phone(NoHistory);
export const JudgedPhone = phone(Judged);
export const SentPhone = phone(Sent);
