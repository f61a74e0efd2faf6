import { closureFindings } from '../../offer/closure';
import { buildAcceptance, type Acceptance } from '../findings/acceptance';
import type { OrderFacts } from '../form/facts';
import type { Finding } from '../../rules/finding';
import { orderClasses } from '../findings/classes';
import type { OrderForm } from '../form/form';
import type { OrderMode } from './mode';

/** Acceptance of a mode plus closures on the offer's route; page and gateway both call it. */
export function acceptedBeside<TForm extends OrderForm>(
  mode: Pick<OrderMode<TForm>, 'acceptance'>,
  form: TForm,
  facts: OrderFacts,
): Acceptance {
  const accepted = mode.acceptance(form, facts);
  const closures = facts.quote?.offer.closures ?? [];
  const isDanger = form.isDanger === 'Y';
  const closed = closureFindings(closures, { isDanger, classes: [...orderClasses(form, facts.goodsOf).keys()] });
  if (closed.length === 0) return accepted;
  const { findings, box, advice } = accepted;
  return buildAcceptance([...closed, ...findings], { box, advice });
}

export function closureReasons(findings: readonly Finding[]): string | null {
  const said = findings.flatMap(({ code, given }) => (code === 'wayClosed' ? [String(given['said'])] : []));
  return said.length === 0 ? null : said.join('；');
}
