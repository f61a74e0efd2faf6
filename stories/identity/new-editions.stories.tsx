import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import type { AskedEditions, NewEditionsView as View, TextStand } from '../../machines/identity/new-editions';
import { legalTexts } from '../../src/copy/content/legal-texts';
import { NewEditionsView } from '../../src/features/new-editions/new-editions';
import { LinkButton } from '../../src/ui/press/link-button';
import { night, phone } from '../sights';

const owed: TextStand = {
  documentId: 'user-agreement',
  holds: '2026-12-08',
  isAgreed: false,
  changes: { added: ['十三、争议的解决'], changed: ['五、信息真实', '七、协议变更'], dropped: ['九、旧版说明'] },
  comes: null,
};
const notice: TextStand = {
  documentId: 'privacy-notice',
  holds: '2021-03-09',
  isAgreed: true,
  changes: { added: [], changed: [], dropped: [] },
  comes: { version: '2027-01-18', changes: { added: [], changed: ['三、我们怎样保管'], dropped: [] } },
};
const asked: AskedEditions = { stage: 'asked', texts: [owed], failureCode: null, isNewer: false, isBusy: false };

const meta = {
  title: '弹窗/协议新版',
  component: NewEditionsView,
  args: {
    view: asked,
    on: { agree: fn(), postpone: fn(), dismiss: fn() },
    renderEdition: (text, version) => <LinkButton onClick={fn()}>{legalTexts.edition(text, version)}</LinkButton>,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NewEditionsView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, view: View): Story => ({ name, args: { view } });

export const Quiet = story('没有要告知的', { stage: 'none' });
export const Announced: Story = {
  ...story('施行前告知', { stage: 'announced', texts: [notice] }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '知道了' }));
    await expect(args.on.dismiss).toHaveBeenCalledOnce();
  },
};
export const Asked: Story = {
  ...story('施行后请同意', asked),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '同意并继续' }));
    await expect(args.on.agree).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.on.postpone, 'Esc agrees to nothing').toHaveBeenCalledOnce();
  },
};
export const AskedBoth = story('两份都有新版', {
  ...asked,
  texts: [
    owed,
    { ...notice, holds: '2027-01-18', isAgreed: false, changes: { added: [], changed: [], dropped: [] }, comes: null },
  ],
});
export const Busy = story('正在记下同意', { ...asked, isBusy: true });
export const Newer = story('询问时又有更新的版本', {
  ...asked,
  texts: [{ ...owed, holds: '2026-12-29' }],
  isNewer: true,
});
export const Offline = story('网络不通，没有收到答复', { ...asked, failureCode: 'network' });
export const Unavailable = story('服务器繁忙，没有收到答复', { ...asked, failureCode: 'unavailable' });
export const NewerOffline = story('又有更新的版本，网络不通', { ...asked, isNewer: true, failureCode: 'network' });
export const NewerUnavailable = story('又有更新的版本，服务器繁忙', {
  ...asked,
  isNewer: true,
  failureCode: 'unavailable',
});

export const AnnouncedDark = night(Announced);
export const AskedDark = night(Asked);
export const OfflineDark = night(Offline);
export const AnnouncedPhone = phone(Announced);
export const AskedPhone = phone(Asked);
export const AskedBothPhone = phone(AskedBoth);
