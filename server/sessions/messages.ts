const time = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

export const newDeviceText = (device: string, at: Date) =>
  `【化途】您的账号于北京时间 ${time.format(at)} 在新设备（${device}）登录。如非本人操作，请立即修改密码并让其他设备退出登录。`;
