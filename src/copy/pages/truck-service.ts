import type { ServiceCopy } from './page-copy';

export const truckServiceCopy: ServiceCopy = {
  purpose: '危化整车：先答这批货能不能走、用什么车、几时到、一共多少钱，再派车。',
  action: { label: '咨询危品服务台', to: 'dgdesk' },
  points: [
    { title: '能不能走', text: '按承运人许可范围、车型、隔离与隧道代码逐条核对，不能走的写明原因和出路。' },
    { title: '几时到', text: '驾驶 4 小时停 20 分钟、每人每 24 小时 8 小时、0 至 6 时不上高速，都算进到达时间。' },
    { title: '装得下、压得住', text: '按车厢位置算前后轴荷，超了就告诉你往哪边移几米。' },
    { title: '总共多少钱', text: '运费、危险品附加费、绕行、空驶、过路、押运、停车逐行列明，取消费按小时说清。' },
  ],
  prepare: ['品名与 UN 编号', '每车毛重与体积', '装卸地址、联系人与到车时间'],
  related: ['shippingFcl', 'tankIndex', 'warehouse'],
  empty: '附近没有可派的车',
  error: '车辆加载失败',
};
