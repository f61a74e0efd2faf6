import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';

import type { VerificationView } from '../../machines/identity/verification';
import { VerificationPageView } from '../../src/features/user-center/verification-page';
import { night, phone } from '../sights';
import { blank, handedIn, papersOf, papersWishes } from './user-center.fixtures';

const meta = {
  title: '会员中心/企业认证',
  component: VerificationPageView,
  args: { view: blank, on: papersWishes },
} satisfies Meta<typeof VerificationPageView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, view: Partial<VerificationView>): Story => ({
  name,
  args: { view: { ...blank, ...view } },
});

const filled = { enterpriseName: handedIn.enterpriseName, creditCode: handedIn.creditCode };
const refused = (name: string, failureCode: VerificationView['failureCode']) =>
  story(name, { form: filled, failureCode });

export const Loading = story('正在取得资料', { stage: 'loading' });
export const Unavailable: Story = {
  ...story('资料取不到', { stage: 'unavailable' }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await expect(args.on.refresh).toHaveBeenCalled();
  },
};
export const Blank: Story = {
  ...story('未认证，尚未填写', {}),
  play: async ({ args }) => {
    await userEvent.type(screen.getByLabelText('企业全称'), '试');
    await expect(args.on.change).toHaveBeenCalledWith({ enterpriseName: '试' });
    const scan = new File(['%PDF-1.7'], '营业执照.pdf', { type: 'application/pdf' });
    await userEvent.upload(screen.getByLabelText('选择文件'), scan);
    await expect(args.on.chooseLicence).toHaveBeenCalledWith(scan);
    await userEvent.click(screen.getByRole('button', { name: '提交认证' }));
    await expect(args.on.submit).toHaveBeenCalled();
  },
};
export const WithLicence: Story = {
  ...story('未认证，已选营业执照', { form: filled, licenceName: '营业执照.jpg' }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '移除' }));
    await expect(args.on.removeLicence).toHaveBeenCalled();
  },
};
export const Faulted = story('没有填对', {
  form: { enterpriseName: '', creditCode: '9131' },
  faults: { enterpriseName: 'nameInvalid', creditCode: 'codeInvalid' },
  focus: { field: 'enterpriseName', turn: 1 },
});
export const Overruled = story('已在别处更新', {
  facts: { ...handedIn, status: 'REJECT', reason: '营业执照不清晰' },
  form: filled,
  isOverruled: true,
});
export const LicenceTooLarge = story('营业执照太大', { form: filled, faults: { licence: 'licenceTooLarge' } });
export const LicenceKind = story('营业执照类型不支持', { form: filled, faults: { licence: 'licenceKind' } });
export const Submitting = story('提交中', { form: filled, isBusy: true });
export const CreditCodeTaken = refused('代码已被提交', 'creditCodeTaken');
export const LicenceRefused = refused('营业执照无法识别', 'licenceRefused');
export const Busy = refused('服务器繁忙', 'unavailable');
export const Offline = refused('网络不通', 'network');
export const Unexpected = refused('系统出错', 'unexpected');
export const Waiting: Story = {
  ...story('审核中', papersOf('WAIT', { stage: 'waiting' })),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '刷新状态' }));
    await expect(args.on.refresh).toHaveBeenCalled();
  },
};
export const Passed = story('已认证', papersOf('PASS', { stage: 'passed' }));
export const TurnedDown = story('已退回', {
  form: filled,
  facts: { ...handedIn, status: 'REJECT', reason: '营业执照不清晰，请重新上传' },
});
export const Expired = story('已过期', { form: filled, facts: { ...handedIn, status: 'EXPIRED' } });
export const TurnedDownSubmitting = story('退回后重新提交', {
  form: filled,
  facts: { ...handedIn, status: 'REJECT', reason: '营业执照不清晰，请重新上传' },
  isBusy: true,
});

export const BlankDark = night(Blank);
export const FaultedDark = night(Faulted);
export const WaitingDark = night(Waiting);
export const PassedDark = night(Passed);
export const TurnedDownDark = night(TurnedDown);
export const FaultedPhone = phone(Faulted);
export const WaitingPhone = phone(Waiting);
export const TurnedDownPhone = phone(TurnedDown);
