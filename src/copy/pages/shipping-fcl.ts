import type { ServiceCopy } from './page-copy';

export const shippingFclCopy: ServiceCopy = {
  purpose: '先核对承运人、港口和同箱隔离，再给含起运港全部费用的总价，价格锁定 24 小时。',
  action: { label: '发起整箱询价', to: 'enquiryFcl' },
  points: [
    { title: '这票货能不能走', text: '按 UN 编号核对各承运人、起运港与目的港的收载规则，可接、需审、不接都写明理由。' },
    { title: '总价是多少', text: '海运费、起运港费用与危品附加费合成一个总价，不含的费用单独列出。' },
    { title: '最晚什么时候交', text: '截单、截 VGM、截港与危品申报时间排成一条线，先到的先提醒。' },
    { title: '换一班会怎样', text: '按七天逐日最低价比较，直达与中转、航程与免用箱期并排看。' },
  ],
  prepare: ['起运港与目的港', 'UN 编号或中文品名、CAS 号', '箱型箱量与货好时间', 'SDS 第 14 章（下单后补交也可以）'],
  related: ['shippingLcl', 'enquiryFcl', 'dgdesk'],
  empty: '暂无符合条件的船期，放宽日期或发起询价',
  error: '船期加载失败',
};
