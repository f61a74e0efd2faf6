import { copiedOrder, sharedFields } from '../../order/drafts/copy';
import type { OrderForm } from '../../order/form/form';
import type { GoodsRow } from '../../goods/row';
import type { OnwardTruckFacts } from '../../order/trucks/onward-truck';
import { FIELDS } from '../../order/mode/mode-parts';
import { OWN } from './fields';
import { blankTruck, type TruckForm } from './form';

export type OrderBeforeTruck = {
  orderNo: string;
  form: OrderForm;
  words: Pick<OnwardTruckFacts, 'way' | 'kg' | 'trucks'>;
  loadAt: string;
  gate: { name: string; address: string };
  inhibitorUntil: string;
};

const cut = (field: keyof typeof OWN.fields, text: string): string => {
  const { most } = OWN.fields[field] as { most?: number };
  return text.trim().slice(0, most);
};

/** Amounts per truck: the form does not split packages over several trucks. */
function rowsPerTruck(goods: readonly GoodsRow[], { kg, trucks }: OrderBeforeTruck['words']): GoodsRow[] {
  const [row, ...more] = goods;
  const each = kg === null ? '' : String(Number(kg.toFixed(1)));
  if (row && more.length === 0) {
    const one = { ...row, grossKg: each };
    return [trucks === 1 ? one : { ...one, pieces: '', netKg: '', volume: '' }];
  }
  return goods.map((one) => (trucks === 1 ? { ...one } : { ...one, pieces: '', grossKg: '', netKg: '', volume: '' }));
}

const LONGEST_REMARK = 500;

export function buildOnwardTruckForm({
  orderNo,
  form,
  words,
  loadAt,
  gate,
  inhibitorUntil,
}: OrderBeforeTruck): TruckForm {
  const copied = copiedOrder<OrderForm>({ fields: FIELDS }, form);
  const { shipper, consignee, remark, goods } = copied;
  const [contact, phone] = [cut('pickContact', copied.contactName), cut('pickPhone', copied.contactPhone)];
  const brought = {
    senderName: cut('senderName', shipper.name),
    senderAddress: cut('senderAddress', shipper.address),
    senderPhone: cut('senderPhone', shipper.phone),
    pickAddress: cut('pickAddress', loadAt),
    pickContact: contact,
    pickPhone: phone,
    receiverName: cut('receiverName', gate.name),
    receiverAddress: cut('receiverAddress', gate.address),
    dropAddress: cut('dropAddress', gate.address),
  };
  const fetched = {
    receiverName: cut('receiverName', consignee.name),
    receiverAddress: cut('receiverAddress', consignee.address),
    receiverPhone: cut('receiverPhone', consignee.phone),
    dropContact: contact,
    dropPhone: phone,
  };
  return {
    ...blankTruck,
    ...sharedFields(copied),
    goods: rowsPerTruck(goods, words),
    inhibitorUntil,
    ...(words.way === 'TO' ? brought : fetched),
    remark: [`接续订单 ${orderNo}`, remark].filter(Boolean).join('；').slice(0, LONGEST_REMARK),
  };
}
