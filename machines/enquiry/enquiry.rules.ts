import { enquiryFaults } from '../../domain/enquiry';
import type { Goods } from '../../domain/dangerous-goods';
import type { GoodsRow } from '../../domain/fcl-order';
import { hasPackingGroup } from '../../domain/order-fields/danger';
import type { OrderFault } from '../../domain/order-fields/fault';
import type { PickerOption } from '../picker';
import type { EnquiryContext, EnquiryDraft } from './enquiry.types';

/** A port somebody has picked is one the house knows. */
export const faultsOf = ({ form, org, dst, now }: Pick<EnquiryContext, 'form' | 'org' | 'dst' | 'now'>): OrderFault[] =>
  enquiryFaults(form, { now, isPort: (code) => code === org?.code || code === dst?.code, goodsOf: () => null });

/** What is said of the form: of a field once it was left, of all of them once somebody has tried to send it. */
export function shownFaults(context: EnquiryContext): OrderFault[] {
  const { left, isJudged, gatewayFaults } = context;
  const own = faultsOf(context).filter(({ path }) => isJudged || left.includes(path));
  return [...own, ...gatewayFaults.filter(({ path }) => own.every((fault) => fault.path !== path))];
}

const groupOf = ({ packingGroup, hazardClass }: Goods): GoodsRow['packingGroup'] =>
  packingGroup ?? (hazardClass !== null && !hasPackingGroup(hazardClass) ? 'N' : '');

/** A row filled from the library; how much of it there is stays the person's. */
export const filledRow = (row: GoodsRow, goods: Goods): GoodsRow => ({
  ...row,
  goodsId: goods.goodsId,
  nameCn: goods.nameCn,
  nameEn: goods.nameEn,
  casNo: goods.casNo ?? '',
  unNo: goods.unNo ?? '',
  shippingName: goods.unNo === null ? '' : goods.nameEn.toUpperCase(),
  hazardClass: goods.hazardClass ?? '',
  subRisks: [...goods.subRisks],
  packingGroup: groupOf(goods),
});

type Draft = Pick<EnquiryContext, 'form' | 'org' | 'dst' | 'lookupKey'>;

/** What an option means in the form. */
export function pickedIn({ form, org, dst, lookupKey }: Draft, picker: string, option: PickerOption): EnquiryDraft {
  if (option.kind === 'goods') {
    const goods = form.goods.map((row) => (row.key === lookupKey ? filledRow(row, option.goods) : row));
    return { form: { ...form, goods }, org, dst };
  }
  const { port } = option;
  return picker === 'org'
    ? { form: { ...form, orgPortCode: port.code }, org: port, dst }
    : { form: { ...form, dstPortCode: port.code }, org, dst: port };
}

/** A field that has changed is no longer what the gateway complained of. */
export const standingFaults = (faults: readonly OrderFault[], changed: readonly string[]): OrderFault[] =>
  faults.filter(({ path }) => changed.every((name) => path !== name && !path.startsWith(`${name}.`)));
