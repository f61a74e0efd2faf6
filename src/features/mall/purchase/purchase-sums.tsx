import { requiredSignatures } from '../../../../domain/mall/approval-rule';
import { SEND_CITIES } from '../../../../domain/mall/places';
import {
  isCounted,
  leftOutWhy,
  purchaseLines,
  PURCHASE_DELIVERIES,
  type PurchaseSheet,
} from '../../../../domain/mall/purchase';
import type { PurchaseListIntents, PurchaseListView } from '../../../../machines/booking/purchase-list';
import { leftOutListed } from '../../../copy/mall/left-out';
import { placeName } from '../../../copy/mall/names';
import { purchaseCopy } from '../../../copy/mall/purchase';
import { Section } from '../../../trade/section';
import { NativeSelect } from '../../../ui/form/native-select';
import { Button } from '../../../ui/press/button';
import { ChoiceChip } from '../../../ui/press/choice-chip';
import { SumRow, TotalRow } from '../sum-rows';

const { delivery: deliveryCopy, sum: copy } = purchaseCopy;

const CITIES = SEND_CITIES.map((city) => ({ key: city as string, label: placeName(city) }));

type PartProps = { sheet: PurchaseSheet; view: PurchaseListView; on: PurchaseListIntents };

function deliveryNote({ groups, delivery: { way, to } }: PurchaseSheet): string {
  if (way === 'SELF') return deliveryCopy.self;
  return to !== '' && groups.some(({ lines, orderFreight }) => orderFreight === null && lines.some(isCounted))
    ? deliveryCopy.none
    : deliveryCopy.sent;
}

export function DeliveryPart({ sheet, on }: PartProps) {
  const { way, to } = sheet.delivery;
  return (
    <Section title={deliveryCopy.title}>
      <div className="grid gap-3">
        <div role="group" aria-label={deliveryCopy.title} className="flex flex-wrap gap-2">
          {PURCHASE_DELIVERIES.map((one) => (
            <ChoiceChip key={one} isPressed={way === one} onPress={() => on.deliver({ way: one, to })}>
              {deliveryCopy.ways[one]}
            </ChoiceChip>
          ))}
        </div>
        {way === 'SEND' && (
          <NativeSelect
            hint={undefined}
            label={deliveryCopy.to}
            choices={CITIES}
            chosen={to}
            open={deliveryCopy.choose}
            onChoose={(city) => on.deliver({ way, to: SEND_CITIES.find((one) => one === city) ?? '' })}
          />
        )}
        <p className="text-12 text-muted">{deliveryNote(sheet)}</p>
      </div>
    </Section>
  );
}

function Held({ sheet: { held }, view: { sums, isBusy }, on }: PartProps) {
  if (!held) return null;
  if (!held.isOver) return <p className="pt-3 text-12 text-muted">{copy.held(held.until)}</p>;
  return (
    <div className="grid gap-2 pt-3">
      {sums && <p className="text-12 text-warn">{copy.over(sums.total, sums.totalNow)}</p>}
      <Button look="signal" isBusy={isBusy} onClick={on.renew}>
        {copy.renew}
      </Button>
    </div>
  );
}

const Uncounted = ({ sheet }: Pick<PartProps, 'sheet'>) =>
  leftOutListed(purchaseLines(sheet).map((line) => ({ nameCn: line.nameCn, leftOut: leftOutWhy(line) }))).map(
    (sentence) => (
      <p key={sentence} className="pt-2 text-12 text-warn">
        {sentence}
      </p>
    ),
  );

function Signed({ sheet: { rule }, total }: Pick<PartProps, 'sheet'> & { total: number }) {
  const needs = requiredSignatures(rule, total);
  return rule === null || needs === 0 ? null : <p className="pt-2 text-12 text-warn">{copy.signed(rule, needs)}</p>;
}

export function SumPart(props: PartProps) {
  const { sheet, view } = props;
  const { sums } = view;
  return (
    <Section title={copy.title}>
      <div aria-live="polite">
        {sums ? (
          <>
            <dl>
              <SumRow name={copy.goods} amount={sums.goods} />
              {sheet.groups.map(
                ({ city, orderFreight }) =>
                  orderFreight && (
                    <SumRow key={city} name={copy.freight(city, orderFreight)} amount={orderFreight.total} />
                  ),
              )}
              <TotalRow name={copy.total} amount={sums.total} />
            </dl>
            <Uncounted sheet={sheet} />
            <Signed sheet={sheet} total={sums.total} />
          </>
        ) : (
          <p className="text-muted">{copy.saving}</p>
        )}
      </div>
      <Held {...props} />
    </Section>
  );
}
