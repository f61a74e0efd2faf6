import { callService } from '../../../domain/people/contact';
import type { AmendFailureCode, AmountPart } from '../../../machines/order/order-amend';

export const orderAmendCopy = {
  open: '修改货量',
  until: (moment: string) => `${moment} 前可在原订 ±10% 内修改`,
  title: '修改货量',
  text: '每行的重量、体积各可在原订 ±10% 内修改，不收改单费，价格按锁定费率重算。超出请重新下单。',
  row: (number: number, name: string) => `货物 ${number} ${name}`,
  parts: { kg: '毛重（kg）', m3: '体积（m³）' } satisfies Record<AmountPart, string>,
  label: (number: number, part: string) => `货物 ${number} ${part}`,
  booked: (kg: number, m3: number) => `原订 ${kg} kg / ${m3} m³`,
  fault: {
    kg: '毛重应为数值，不超过原订的 ±10%',
    m3: '体积应为数值，不超过原订的 ±10%',
  } satisfies Record<AmountPart, string>,
  now: '现在总价',
  offered: '改后总价',
  check: '核价',
  confirm: '按新价确认修改',
  busy: '正在核价',
  amended: '已修改，正在更新订单',
  close: '不改了',
  failure: {
    late: '已过修改期限，或货物已进仓，不能再改。',
    full: '本班箱位余量不够，修改未成功。',
    range: '修改超出原订的 ±10%，修改未成功。',
    bought: '这张订单运的是一起下单的采购，毛重需与所购一致，修改未成功。',
    network: '网络不通，修改未成功。请检查网络后重试。',
    unavailable: '抱歉，服务器繁忙！修改未成功，请稍后重试。',
    unexpected: `出了点问题，修改未成功。请重试，或${callService()}。`,
  } satisfies Record<AmendFailureCode, string>,
};
