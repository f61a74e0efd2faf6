import { factsOf, type AirForm } from '../../../../domain/modes/air/form';
import { answerTo, packedIn } from '../../../../domain/modes/air/packed';
import { rowNumberOf } from '../../../../domain/order/hazards';
import type { GoodsRow } from '../../../../domain/order/form';

/** `UN1263, PAINT, 3, PG III`, as every paper of the air names dangerous goods. */
export function namedIn(form: AirForm, row: GoodsRow): string {
  if (form.isDanger === 'N') return row.nameEn.toUpperCase();
  const { shippingName, technicalName, hazardClass, subRisks, packingGroup } = row;
  const technical = technicalName.trim() === '' ? '' : ` (${technicalName.trim()})`;
  const risks = subRisks.length > 0 ? ` (${subRisks.join(', ')})` : '';
  const group = packingGroup === '' || packingGroup === 'N' ? '' : `, PG ${packingGroup}`;
  return `UN${rowNumberOf(row) ?? ''}, ${shippingName}${technical}, ${hazardClass}${risks}${group}`;
}

/** How much of it is in how many packages, and by which instruction. */
export function packedAs(form: AirForm, row: GoodsRow): string {
  const facts = factsOf(form, row);
  const { limit } = answerTo(packedIn(row, facts));
  const outer = facts.outer.trim() === '' ? '' : `，合包 ${facts.outer.trim()}`;
  return `${row.pieces} × ${facts.net} ${limit?.unit ?? ''}，PI ${facts.pi}${outer}`;
}
