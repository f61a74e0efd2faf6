import type { DevicesFailureCode } from '../../../machines/identity/devices';

const time = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Shanghai' });

export const devicesCopy = {
  title: '已登录的设备',
  loading: '正在取得设备…',
  here: '当前设备',
  seen: (at: string) => `最近使用 ${time.format(new Date(at))}`,
  end: '退出',
  endOf: (device: string) => `让 ${device} 退出登录`,
  ending: '正在退出…',
  alone: '只在这一台设备上登录。',
  retry: '重试',
  failure: {
    network: '网络不通，请检查网络后重试',
    unavailable: '服务器繁忙，请稍后再试',
    unexpected: '出了点问题，请再试一次',
  } satisfies Record<DevicesFailureCode, string>,
};
