import type { LoginMode } from '../../identity/login';
import type { NoticeCode, NoticeContent, NoticeTone } from '../notices';

export const codeToast = (tone: NoticeTone, code: NoticeCode): NoticeContent => ({
  kind: 'toast',
  tone,
  says: { code },
});

export const welcomeToast = (how: LoginMode): NoticeContent =>
  codeToast('success', how === 'register' ? 'registerSucceeded' : 'loginSucceeded');

export const refusalToast = (message: string): NoticeContent => ({
  kind: 'toast',
  tone: 'error',
  says: { text: message },
});

export const faultNotice = (message: string | null): NoticeContent => ({
  kind: 'notification',
  tone: 'error',
  says: message === null ? { code: 'serverBusy' } : { text: message },
});
