import type { LoginMode } from '../../identity/login';
import type { NoticeCode, NoticeContent, NoticeTone } from '../notices';

export const toast = (tone: NoticeTone, code: NoticeCode): NoticeContent => ({ kind: 'toast', tone, says: { code } });

export const welcome = (how: LoginMode): NoticeContent =>
  toast('success', how === 'register' ? 'registerSucceeded' : 'loginSucceeded');

export const refusal = (message: string): NoticeContent => ({ kind: 'toast', tone: 'error', says: { text: message } });

export const fault = (message: string | null): NoticeContent => ({
  kind: 'notification',
  tone: 'error',
  says: message === null ? { code: 'serverBusy' } : { text: message },
});
