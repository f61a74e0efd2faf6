import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import type { CaseActId } from '../../domain/house/duties';
import type { DeskCaseView } from '../../machines/house/desk-case';
import { DeskCaseView as View } from '../../src/features/house/desk-case';
import { PAPER, PAPER_RETURNED } from './buyer-papers.fixtures';
import { ACCEPTING, LED_ON, on, SELF, shown, SILENT, WANG } from './case.fixtures';
import { SAMPLE, SAMPLE_BARRED, SAMPLE_REFUSED, SAMPLE_SENT } from './samples.fixtures';
import { CASE, PHOTOGRAPHED, REVISED } from './house.fixtures';
import { NOTICED, UNNOTICED } from './notices.fixtures';
import { ANSWER, CLAIM, ENQUIRY, TALKED } from './subjects.fixtures';

const meta = {
  title: '平台工作台/一票订单',
  component: View,
  args: { view: shown, on, onOpen: fn() },
} satisfies Meta<typeof View>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, change: Partial<DeskCaseView>): Story => ({
  name,
  args: { view: { ...shown, ...change } },
});

const actOf = (id: CaseActId) => CASE.acts.find((act) => act.id === id) ?? null;
const refusing = { act: actOf('refused'), step: 'filling' as const, said: { reason: '' } };
const TEXT = '【化途】订单 FC000000000001 未通过审核，已退回；预留与锁定价格已失效。说明：资料不全';
const reading = {
  ...refusing,
  step: 'read' as const,
  said: { reason: '资料不全' },
  reading: { texts: [TEXT], answer: null, notice: null, closure: null, calendar: null, surcharge: null },
};
const uploading = { act: actOf('photo'), step: 'filling' as const, isFile: true };

export const Loading = story('正在取', { stage: 'loading', shown: null });
export const Gone = story('没有这个编号', { stage: 'gone', shown: null });
export const Offline: Story = {
  ...story('网络不通', { stage: 'failed', shown: null, failureCode: 'network' }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await expect(args.on.refresh).toHaveBeenCalledOnce();
  },
};
export const Unavailable = story('服务器繁忙', { stage: 'failed', shown: null, failureCode: 'unavailable' });
export const Unexpected = story('出错', { stage: 'failed', shown: null, failureCode: 'unexpected' });
export const StaleOffline = story('再取时网络不通', { stage: 'failed', failureCode: 'network' });
export const StaleUnavailable = story('再取时服务器繁忙', { stage: 'failed', failureCode: 'unavailable' });
export const StaleUnexpected = story('再取时出错', { stage: 'failed', failureCode: 'unexpected' });
export const StaleGone = story('再取时没有了', { stage: 'gone' });
export const Shown: Story = {
  ...story('无人领取', {}),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '领取' }));
    await expect(args.on.hold).toHaveBeenCalledWith('P1');
    await userEvent.click(screen.getByRole('button', { name: '打开 危包证.pdf' }));
    await expect(args.onOpen).toHaveBeenCalledWith({ fileId: 'F1', name: '危包证.pdf' });
    await userEvent.click(screen.getByRole('button', { name: '退回' }));
    await expect(args.on.choose).toHaveBeenCalledWith('refused');
  },
};
export const Mine = story('由我处理', { shown: { ...CASE, heldBy: SELF } });
export const Theirs = story('由同事处理', { shown: { ...CASE, heldBy: WANG }, mayAct: false });
export const Revised = story('下单后改过、加订过', { shown: REVISED });
export const Complained: Story = {
  ...story('下单人投诉，附两张照片', { shown: PHOTOGRAPHED }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: /照片 1：查看 渗漏的桶.jpg/ }));
    await expect(args.onOpen).toHaveBeenCalledWith({ fileId: 'photo-1', name: '渗漏的桶.jpg' });
  },
};
export const LookedAt = story('稽核只看不办', {
  self: { ...SELF, roles: ['auditor'] },
  colleagues: [WANG],
  shown: { ...CASE, acts: [], findings: [], files: [], notes: [], asked: null },
});
export const Holding = story('领取中', { isBusy: true, isHolding: true });
export const HoldTold = story('不能转交', { message: '没有这位同事，或其岗位不能接手' });
export const HoldOffline = story('领取时网络不通', { failureCode: 'network' });
export const HoldUnavailable = story('领取时服务器繁忙', { failureCode: 'unavailable' });
export const HoldUnexpected = story('领取时出错', { failureCode: 'unexpected' });
export const Reloading = story('办完正在刷新', { stage: 'loading', notice: 'done' });
export const Renewing = story('领取后正在刷新', { stage: 'loading' });
export const Done = story('已办理', { notice: 'done' });
export const Last = story('已办理，列表后面没有了', { notice: 'last' });
export const Onward = story('从待办打开，办完接着打开下一件', LED_ON);
export const Moved = story('同事先了一步', { notice: 'moved' });
export const Held = story('同事正在处理', { notice: 'held' });
export const Overtaken = story('填写时被同事接手', {
  ...refusing,
  shown: { ...CASE, heldBy: WANG },
  mayAct: false,
  notice: 'held',
});
export const Filling: Story = {
  ...story('填写退回原因', refusing),
  play: async ({ args }) => {
    await userEvent.type(screen.getByLabelText('说明（2–100 字）'), '缺');
    await expect(args.on.change).toHaveBeenCalledWith('reason', '缺');
    await userEvent.click(screen.getByRole('button', { name: '看对方将收到什么' }));
    await expect(args.on.rehearse).toHaveBeenCalledOnce();
  },
};
export const Asking = story('要求补资料', {
  act: actOf('papers.missing'),
  step: 'filling',
  said: { papers: ['SDS_CN'] },
});
export const Releasing = story('放罐登记', {
  act: actOf('space.released'),
  step: 'filling',
  said: { units: ['T1'] },
});
export const TakingOver = story('接手中，填过的还在', { ...refusing, isBusy: true, isHolding: true });
export const TakingOverUpload = story('接手中，照片还没传', { ...uploading, isBusy: true, isHolding: true });
export const Uploading = story('选照片', uploading);
export const UploadLacking = story('没有选照片', { ...uploading, isLacking: true });
export const UploadSending = story('上传中', { ...uploading, step: 'read', isBusy: true, fileNames: ['1.jpg'] });
export const UploadTold = story('照片不收', { ...uploading, message: '每箱最多 12 张', fileNames: ['1.jpg'] });
export const UploadOffline = story('上传时网络不通', { ...uploading, failureCode: 'network' });
export const UploadUnavailable = story('上传时服务器繁忙', { ...uploading, failureCode: 'unavailable' });
export const UploadUnexpected = story('上传时出错', { ...uploading, failureCode: 'unexpected' });
export const Lacking = story('没有填原因', { ...refusing, isLacking: true });
export const Rehearsing = story('试办中', { ...refusing, isBusy: true });
export const Told = story('办不了，说明原因', { ...refusing, message: '资料未齐，不能办理这一步，还缺：SDS（中文）' });
export const ActOffline = story('试办时网络不通', { ...refusing, failureCode: 'network' });
export const ActUnavailable = story('试办时服务器繁忙', { ...refusing, failureCode: 'unavailable' });
export const ActUnexpected = story('试办时出错', { ...refusing, failureCode: 'unexpected' });
export const Read: Story = {
  ...story('看对方将收到的', reading),
  play: async ({ args }) => {
    await expect(screen.getByText(TEXT)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '确认办理' }));
    await expect(args.on.send).toHaveBeenCalledOnce();
  },
};
export const Warned: Story = {
  ...story('资料未齐，再确认一次', { ...reading, act: ACCEPTING, step: 'warned' }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '资料未齐，仍要办理' }));
    await expect(args.on.send).toHaveBeenCalledOnce();
  },
};
export const Silent = story('不发短信', { ...reading, reading: SILENT });
export const Sending = story('办理中', { ...reading, isBusy: true });
export const SilentSending = story('办理中，不发短信', { ...reading, reading: SILENT, isBusy: true });

const enquiry = { subject: { kind: 'enquiry' as const, no: ENQUIRY.enquiryNo }, shown: ENQUIRY };
const answering = { ...enquiry, act: ENQUIRY.acts[0] ?? null };
const PRICED = { offerId: 'S1', isUnsailed: 'N', freight: ['1500', '2700'], validUntil: '2026-11-25T18:00', note: '' };
const ANSWERED = '【化途】询价 EQ2611207K3M9Q 已报价，有效至北京时间 11月25日 18:00，请登录查看。';

export const Enquiry: Story = {
  ...story('一份询价待报价', enquiry),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '打开 甲醇 SDS.pdf' }));
    await expect(args.onOpen).toHaveBeenCalledWith({ fileId: 'F2', name: '甲醇 SDS.pdf' });
    await userEvent.click(screen.getByRole('button', { name: '报价' }));
    await expect(args.on.choose).toHaveBeenCalledWith('enquiry.answered');
  },
};
export const Talked = story('一份询价报过价，客户还价', { ...enquiry, shown: TALKED });
export const Pricing: Story = {
  ...story('逐项填报价', { ...answering, step: 'filling', said: { ...PRICED, freight: ['1500', ''] } }),
  play: async ({ args }) => {
    await userEvent.type(screen.getByLabelText('40HQ'), '2');
    await expect(args.on.change).toHaveBeenCalledWith('freight', ['1500', '2']);
  },
};
export const PriceRead = story('看询价人将看到的报价', {
  ...answering,
  step: 'read',
  said: PRICED,
  reading: { texts: [ANSWERED], answer: ANSWER, notice: null, closure: null, calendar: null, surcharge: null },
});
const claim = { subject: { kind: 'verification' as const, no: CLAIM.enterpriseId }, shown: CLAIM };
export const Claim: Story = {
  ...story('两家认领同一信用代码', claim),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '打开 营业执照.pdf' }));
    await expect(args.onOpen).toHaveBeenCalledWith({ fileId: 'L3', name: '营业执照.pdf' });
  },
};
export const Verified = story('一家企业已通过', {
  ...claim,
  shown: { ...CLAIM, status: 'PASS', rivals: [], acts: [], dueAt: null },
});
const paper = { subject: { kind: 'buyerPaper' as const, no: PAPER.paperId }, shown: PAPER };
export const BuyerPaper: Story = {
  ...story('一份购买备案待审核', paper),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '打开 备案证明.pdf' }));
    await expect(args.onOpen).toHaveBeenCalledWith({ fileId: 'BP-1', name: '备案证明.pdf' });
    await userEvent.click(screen.getByRole('button', { name: '证件通过' }));
    await expect(args.on.choose).toHaveBeenCalledWith('buyerPaper.passed');
  },
};
export const BuyerPaperFilling = story('核对购买备案', {
  ...paper,
  act: PAPER.acts[0] ?? null,
  step: 'filling',
  said: { until: '2027-02-28', substance: 'toluene', kg: '3000' },
});
export const BuyerPaperReturned = story('一份许可证已退回', { ...paper, shown: PAPER_RETURNED });
const sample = { subject: { kind: 'sample' as const, no: SAMPLE.sampleNo }, shown: SAMPLE };
export const Sample = story('一份样品申请待审核', sample);
export const SampleBarred = story('一份样品申请方的许可已过期', { ...sample, shown: SAMPLE_BARRED });
export const SampleSent = story('一份样品已寄出', { ...sample, shown: SAMPLE_SENT });
export const SampleRefused = story('一份样品不予提供', { ...sample, shown: SAMPLE_REFUSED });
const place = { subject: { kind: 'notice' as const, no: NOTICED.place }, shown: NOTICED };
const putting = { ...place, act: NOTICED.acts[0] ?? null };
const PUT = { text: '集装箱积压', days: '6', until: '2026-12-09' };
export const Noticed: Story = {
  ...story('一个口岸有公告', place),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '解除公告' }));
    await expect(args.on.choose).toHaveBeenCalledWith('notice.dropped');
  },
};
export const Unnoticed = story('一个口岸没有公告，稽核只看不办', {
  ...place,
  self: { ...SELF, roles: ['auditor'] },
  shown: UNNOTICED,
  colleagues: [WANG],
});
export const NoticeFilling: Story = {
  ...story('填写公告', { ...putting, step: 'filling', said: { ...PUT, days: '' } }),
  play: async ({ args }) => {
    await userEvent.type(screen.getByLabelText('预计延误（天）'), '6');
    await expect(args.on.change).toHaveBeenCalledWith('days', '6');
  },
};
export const NoticeRead = story('看订舱人将读到的公告', {
  ...putting,
  step: 'read',
  said: PUT,
  reading: { ...SILENT, notice: { text: '集装箱积压', days: 6, until: '2026-12-09' } },
});
export const NoticeDropping = story('看解除公告的后果', {
  ...place,
  act: NOTICED.acts[1] ?? null,
  step: 'read',
  reading: SILENT,
});
