import {
  stockKg,
  chosenKg,
  findPack,
  findChoiceFault,
  choiceDeliveryKinds,
  type Choice,
} from '../../../domain/mall/choice';
import { LEADS_TO } from '../../../domain/mall/landed';
import { SEND_CITIES } from '../../../domain/mall/places';
import type { DeliveredPrice, MallItem } from '../../../domain/mall/sheet';
import { YUAN } from '../../../domain/values/money';
import type { ProductDrawerIntents, ProductDrawerView } from '../../../machines/booking/product-drawer';
import { packShort, placeName } from '../../copy/mall/names';
import { productCopy as copy } from '../../copy/mall/product';
import { shelfCopy } from '../../copy/words/shelf';
import { NativeSelect } from '../../ui/form/native-select';
import { TextField } from '../../ui/form/text-field';
import { ChoiceChip } from '../../ui/press/choice-chip';
import { BlockFailure } from '../../ui/show/block-states';
import { Price } from '../../ui/show/price';
import { Part } from './product-facts';

type Props = { item: MallItem; choice: Choice; on: ProductDrawerIntents };

export function ChoiceFields({ item, choice, on }: Props) {
  const pack = findPack(item, choice);
  const kg = chosenKg(item, choice);
  const fault = findChoiceFault(item, choice);
  const typed = pack && { pack, kg: kg ?? 0, city: choice.city, inStockKg: stockKg(item, choice) };
  return (
    <section
      aria-label={copy.choose.title}
      className="grid grid-cols-2 items-start gap-3 border-t border-line py-5 max-sm:[&>:last-child]:col-span-2 sm:grid-cols-3"
    >
      <NativeSelect
        hint={undefined}
        label={copy.choose.pack}
        choices={item.packs.map((one) => ({ key: one.form, label: packShort(one) }))}
        chosen={choice.pack ?? ''}
        onChoose={(form) => on.change({ pack: item.packs.find((one) => one.form === form)?.form ?? null })}
      />
      <TextField
        label={copy.choose.count(choice.pack)}
        inputMode="numeric"
        autoComplete="off"
        value={choice.count}
        maxLength={7}
        hint={kg !== null && fault === null ? copy.choose.kg(kg) : undefined}
        error={fault && typed ? copy.choose.fault(fault, typed) : undefined}
        onChange={({ target: { value } }) => on.change({ count: value })}
      />
      <NativeSelect
        hint={undefined}
        label={copy.choose.city}
        choices={item.stock.map(({ city, kg: left }) => ({ key: city, label: copy.choose.store(city, left) }))}
        chosen={choice.city}
        {...(item.stock.length === 0 && { open: copy.choose.noStore })}
        onChoose={(city) => on.change({ city })}
      />
    </section>
  );
}

type LandedPrice = Extract<DeliveredPrice, { kind: 'priced' }>;

function Sum({ landed, item, choice }: { landed: LandedPrice; item: MallItem; choice: Choice }) {
  const lines = [
    [copy.landed.goods, copy.landed.goodsOf(chosenKg(item, choice) ?? 0, landed.perKg), landed.goods],
    [copy.landed.freight, copy.landed.freightOf[choice.way](landed), landed.freight],
  ] as const;
  return (
    <>
      <dl>
        {lines.map(([name, words, amount]) => (
          <div key={name} className="grid grid-cols-[64px_minmax(0,1fr)_auto] gap-3 border-b border-line py-2">
            <dt className="text-ink">{name}</dt>
            <dd className="text-12 text-muted">{words}</dd>
            <dd>
              <Price amount={amount} currency={YUAN} size="small" />
            </dd>
          </div>
        ))}
        <div className="grid grid-cols-[64px_minmax(0,1fr)_auto] items-baseline gap-3 py-3">
          <dt className="font-semibold text-ink">{copy.landed.total}</dt>
          <dd className="text-12 text-ink">{copy.landed.perKg(landed.landedPerKg)}</dd>
          <dd>
            <Price amount={landed.total} currency={YUAN} size="large" />
          </dd>
        </div>
      </dl>
      {choice.way === 'SEND' && landed.freight > landed.goods && <p className="text-warn">{copy.landed.dearer}</p>}
    </>
  );
}

type LandedPartProps = { view: ProductDrawerView; item: MallItem; on: ProductDrawerIntents };

function Answer({ view, item, on }: LandedPartProps) {
  const { landed, landedFailureCode, choice, isAsking } = view;
  if (landedFailureCode)
    return (
      <BlockFailure text={shelfCopy.failure[landedFailureCode]} retry={shelfCopy.retry} onRetry={on.retryLanded} />
    );
  if (landed?.kind === 'priced') return <Sum landed={landed} item={item} choice={choice} />;
  return (
    <p aria-live="polite" className="min-h-8 text-muted">
      {landed ? copy.landed.refusals[landed.code] : isAsking ? copy.landed.asking : ''}
    </p>
  );
}

export function LandedPart({ view, item, on }: LandedPartProps) {
  const { choice } = view;
  const pack = findPack(item, choice);
  if (!pack || item.rates === null) return null;
  const leadsTo = LEADS_TO[choice.way];
  const places =
    leadsTo === 'city'
      ? SEND_CITIES.map((code) => ({ key: code as string, label: placeName(code) }))
      : item.abroad.map(({ code, nameCn }) => ({ key: code, label: `${nameCn} ${code}` }));
  return (
    <Part title={copy.landed.title}>
      <div className="grid gap-4">
        <div role="group" aria-label={copy.landed.title} className="flex flex-wrap gap-2">
          {choiceDeliveryKinds(item, pack).map((way) => (
            <ChoiceChip key={way} isPressed={choice.way === way} onPress={() => on.change({ way })}>
              {copy.landed.ways[way]}
            </ChoiceChip>
          ))}
        </div>
        {leadsTo !== null && (
          <div className="max-w-70">
            <NativeSelect
              hint={undefined}
              label={leadsTo === 'city' ? copy.landed.toCity : copy.landed.toPort}
              choices={places}
              chosen={choice.to}
              open={copy.landed.choose}
              onChoose={(to) => on.change({ to })}
            />
          </div>
        )}
        <Answer view={view} item={item} on={on} />
      </div>
    </Part>
  );
}
