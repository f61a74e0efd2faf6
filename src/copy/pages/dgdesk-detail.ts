import type { OrderCopy } from './page-copy';

export const dgdeskDetailCopy: OrderCopy = {
  purpose: '选定服务后填写成分、形态与资料，提交即开始计时，结果可下载。',
  steps: [
    { title: '服务', text: '分类判定、SDS、危包证、海事申报等九项，时限与价格先写明。' },
    { title: '货物', text: '成分合计 100%，物理状态与闪点、pH 按需填写。' },
    { title: '资料', text: '上传现有 SDS 或成分表。' },
    { title: '确认', text: '联系人与期望完成时间，最少预留 4 小时。' },
  ],
  prepare: ['成分与含量', '现有 SDS 或成分表', '期望完成时间'],
  back: { label: '查看全部服务', to: 'dgdesk' },
  empty: '服务类型不存在，请从服务台选择',
  error: '提交失败，内容已保存',
};
