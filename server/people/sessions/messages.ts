import { saidTime } from '../../base/china-time';

export const newDeviceText = (device: string, at: Date) =>
  `【化途】您的账号于北京时间 ${saidTime(at)} 在新设备（${device}）登录。如非本人操作，请立即修改密码并让其他设备退出登录。`;
