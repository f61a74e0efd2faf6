import type { NoticeCode } from '../../../machines/shell/notices';

export const noticesCopy = {
  dismiss: (text: string) => `关闭：${text}`,
  errorTitle: '错误',
  waiting: (count: number) => `还有 ${count} 条`,
  sentence: {
    loginSucceeded: '登录成功',
    registerSucceeded: '注册成功',
    logoutSucceeded: '退出成功',
    passwordChanged: '密码修改成功',
    sessionExpired: '登录已过期，请重新登录',
    ssoRefused: '单点登录未成功，请重新登录',
    notKept: '浏览器禁止保存登录状态，刷新或关闭页面后需要重新登录',
    clockOff: '这台设备的时间不准，报价期限与倒计时按平台时间计算',
    serverBusy: '抱歉，服务器繁忙！',
  } satisfies Record<NoticeCode, string>,
};
