import { callService } from '../../../domain/people/contact';
import { COMPLAIN_DAYS, COMPLAINT_PHOTOS, COMPLAINT_WORDS } from '../../../domain/order/changes/complaint';
import type { ComplaintFailureCode } from '../../../machines/order/order-complaint';

export const orderComplaintCopy = {
  open: '提出投诉',
  until: (day: string | null) =>
    day === null ? `订单完成后 ${COMPLAIN_DAYS} 天内都可提出` : `${day} 前（含当日）可提出`,
  looked: '投诉正在处理，经过与退款写在本页。',
  title: '提出投诉',
  text: '平台会核对签收单与照片并与您联系；请留好样品，以便取样送检。一张订单同时只处理一件投诉。',
  about: '事由',
  choose: '请选择',
  lot: '批次',
  lotOf: (lotId: string, kg: number) => `${lotId}（${kg.toLocaleString('en-US')} 千克）`,
  noLot: '分不清，或不止一个批次',
  kg: '数量（千克）',
  most: (kg: number) => `最多 ${kg.toLocaleString('en-US')} 千克`,
  words: '情况说明',
  bounds: `${COMPLAINT_WORDS.least}–${COMPLAINT_WORDS.most} 字，写明件数与经过`,
  photos: `照片（选填，最多 ${COMPLAINT_PHOTOS.most} 张）`,
  photosHint: '拍下外观、标签上的批号和短少或破损处；JPG 或 PNG，单张不超过 20 MB',
  fault: {
    about: '请选择投诉的事由',
    kg: (most: number | null) =>
      most === null
        ? '请填写大于 0 的千克数，最多一位小数'
        : `请填写大于 0、不超过 ${most.toLocaleString('en-US')} 的千克数，最多一位小数`,
    lot: '请选择批次；分不清时选最后一项',
    words: `请写明情况（${COMPLAINT_WORDS.least}–${COMPLAINT_WORDS.most} 字）`,
    photos: '有照片没有传上，请重试或移除',
  },
  send: '提交投诉',
  busy: '正在提交',
  waiting: '正在等照片传完',
  filed: '已受理，正在更新订单',
  close: '不提了',
  failure: {
    late: '已过投诉期限，或已有一件投诉在处理，请刷新后看最新状态。',
    range: '所填数量或事由与订单不符，请刷新后重填。',
    photos: '有照片已失效或已用于其他投诉，请移除后重新选择。',
    network: '网络不通，投诉未提交。请检查网络后重试。',
    unavailable: '抱歉，服务器繁忙！投诉未提交，请稍后重试。',
    unexpected: `出了点问题，投诉未提交。请重试，或${callService()}。`,
  } satisfies Record<ComplaintFailureCode, string>,
};
