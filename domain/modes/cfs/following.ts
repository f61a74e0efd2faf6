import { copiedOrder, sharedFields } from '../../order/drafts/copy';
import { FIELDS } from '../../order/mode/mode-parts';
import type { SailedOrder } from '../../order/boxes/sailed';
import { dayAt } from '../../values/days';
import { parseMoment, momentTyped } from '../../values/moments';
import { OWN } from './fields';
import { blankCfs, type CfsForm } from './form';

/**
 * Prefills stuffing for a sea order: goods, boxes, ship and contacts. Box assignment, booking number and hours stay
 * empty.
 */
export function cfsFollowing({ form, ship, dst, leavesAt, cutAt }: SailedOrder): CfsForm {
  const copied = copiedOrder<SailedOrder['form']>({ fields: FIELDS }, form);
  const { goods, boxes, remark, shipper, currency } = copied;
  const [leaves, cut] = [parseMoment(leavesAt), parseMoment(cutAt ?? '')];
  return {
    ...blankCfs,
    ...sharedFields(copied),
    goods,
    boxes,
    remark,
    currency,
    owner: shipper.name.slice(0, OWN.fields.owner.most),
    vesselVoyage: ship.slice(0, OWN.fields.vesselVoyage.most),
    dstPort: dst.slice(0, OWN.fields.dstPort.most),
    etd: leaves === null ? '' : dayAt(leaves),
    cutoff: cut === null ? '' : momentTyped(cut),
  };
}
