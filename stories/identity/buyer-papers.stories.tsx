import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';

import type { OwnPaper } from '../../domain/mall/buyer-papers';
import type { BuyerPapersView } from '../../machines/identity/buyer-papers';
import { BuyerPapersPageView } from '../../src/features/user-center/buyer-papers-page';
import { night, phone } from '../sights';
import { blankPapers, buyerPapersWishes, READ_PERMIT, RETURNED_PAPER, WAITING_PAPER } from './buyer-papers.fixtures';

const meta = {
  title: '会员中心/采购资质',
  component: BuyerPapersPageView,
  args: { view: blankPapers, on: buyerPapersWishes },
} satisfies Meta<typeof BuyerPapersPageView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, view: Partial<BuyerPapersView>): Story => ({
  name,
  args: { view: { ...blankPapers, ...view } },
});
const listing = (...records: OwnPaper[]) => ({ sheet: { ...blankPapers.sheet, records } });
const permit = {
  paper: 'PRECREG',
  number: '备 2026-31',
  validTo: '2026-09-30',
  goodsId: 'toluene',
  kg: '3000',
} as const;
const typed = { form: permit, fileName: '备案证明.pdf' };
const refused = (name: string, failureCode: BuyerPapersView['failureCode']) => story(name, { ...typed, failureCode });

export const Loading = story('正在取得采购资质', { stage: 'loading' });
export const Unavailable: Story = {
  ...story('采购资质取不到', { stage: 'unavailable' }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await expect(args.on.refresh).toHaveBeenCalled();
  },
};
export const Closed: Story = {
  ...story('企业未认证，不能提交', { sheet: { ...blankPapers.sheet, mayHandIn: false } }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '刷新状态' }));
    await expect(args.on.refresh).toHaveBeenCalled();
  },
};
export const Blank: Story = {
  ...story('尚未填写', {}),
  play: async ({ args }) => {
    await userEvent.type(screen.getByLabelText('证件编号'), '沪');
    await expect(args.on.change).toHaveBeenCalledWith({ number: '沪' });
    const scan = new File(['%PDF-1.7'], '许可证.pdf', { type: 'application/pdf' });
    await userEvent.upload(screen.getByLabelText('选择文件'), scan);
    await expect(args.on.chooseFile).toHaveBeenCalledWith(scan);
    await userEvent.click(screen.getByRole('button', { name: '提交审核' }));
    await expect(args.on.submit).toHaveBeenCalled();
  },
};
export const Permit: Story = {
  ...story('填写购买备案证明，已选文件', typed),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '移除' }));
    await expect(args.on.removeFile).toHaveBeenCalled();
  },
};
export const Listed: Story = {
  ...story('审核中、已通过、已退回各一份', listing(WAITING_PAPER, READ_PERMIT, RETURNED_PAPER)),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '撤回 沪危经 0071' }));
    await expect(args.on.takeBack).toHaveBeenCalledWith('P-1');
  },
};
export const Expired = story('已通过的过期了', listing({ ...READ_PERMIT, isExpired: true, validTo: '2026-03-01' }));
export const HandedIn = story('刚提交', { ...listing(WAITING_PAPER), notice: 'handedIn' });
export const TakenBack = story('刚撤回', { notice: 'takenBack' });
export const Faulted = story('没有填对', {
  form: { ...permit, number: '', validTo: '2026-03-01', goodsId: '', kg: '' },
  faults: {
    number: 'numberInvalid',
    validTo: 'validToInvalid',
    goodsId: 'substanceMissing',
    kg: 'kgInvalid',
    file: 'fileMissing',
  },
  focus: { field: 'number', turn: 1 },
});
export const FileTooLarge = story('文件太大', { form: permit, faults: { file: 'licenceTooLarge' } });
export const FileKind = story('文件类型不支持', { form: permit, faults: { file: 'licenceKind' } });
export const Handing = story('提交中', { ...typed, isHanding: true });
export const TakingBack = story('撤回中', { ...listing(WAITING_PAPER), takingBackId: WAITING_PAPER.paperId });
export const VerifyFirst = refused('认证已失效', 'verifyFirst');
export const TooMany = refused('待审核的太多', 'tooMany');
export const FileRefused = refused('文件无法识别', 'fileRefused');
export const Decided = story('撤回时已审核', { ...listing(READ_PERMIT), failureCode: 'decided' });
export const Busy = refused('服务器繁忙', 'unavailable');
export const Offline = refused('网络不通', 'network');
export const Unexpected = refused('系统出错', 'unexpected');

export const ListedDark = night(Listed);
export const FaultedDark = night(Faulted);
export const ListedPhone = phone(Listed);
export const FaultedPhone = phone(Faulted);
