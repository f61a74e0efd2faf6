import type { ReceiptCopy } from './page-copy';

export const dgdeskSuccessCopy: ReceiptCopy = {
  purpose: '服务单提交后，这里给出单号、时限与负责专家。',
  next: ['按服务时限计时', '缺资料时短信提醒', '结果在此下载'],
  back: { label: '返回危品服务台', to: 'dgdesk' },
  empty: '服务单不存在',
  error: '无权查看',
};
