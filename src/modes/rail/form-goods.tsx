import { UNIT_FIELDS } from '../../../domain/modes/rail/fields';
import { eachBox } from '../../../domain/modes/rail/wagons';
import { railCopy } from '../../copy/modes/rail';
import { railOrderCopy as copy } from '../../copy/modes/rail/order';
import { DeclaredField } from '../../trade/fields/declared-field';
import type { RenderPicker } from '../../trade/fields/picker-field';
import { ApartGoods } from '../../trade/goods/apart-goods';
import { GoodsList } from '../../trade/goods/goods-list';
import { Section } from '../../trade/section';
import type { RailParts } from './order-parts';
import { RowFacts } from './row-facts';

export function UnitRows({ parts }: { parts: RailParts }) {
  const { form } = parts.view;
  return (
    <Section title={copy.units} note={copy.unitsNote}>
      <fieldset aria-label={railCopy.label.units}>
        <ol className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
          {eachBox(form.boxes).map((type, at) => (
            <li key={at} className="grid grid-cols-2 gap-x-3">
              <p className="col-span-2 mb-1 text-12 text-muted">{copy.unit(at + 1, type)}</p>
              <DeclaredField parts={parts} path={`units.${at}.kg`} field={UNIT_FIELDS.kg} label={copy.kg} unit="kg" />
              {form.boxOwner === 'SOC' && (
                <DeclaredField parts={parts} path={`units.${at}.no`} field={UNIT_FIELDS.no} label={copy.no} />
              )}
            </li>
          ))}
        </ol>
      </fieldset>
    </Section>
  );
}

export const Goods = ({ parts, renderPicker }: { parts: RailParts; renderPicker: RenderPicker }) => (
  <>
    <GoodsList
      parts={parts}
      renderPicker={renderPicker}
      renderMore={(row, at) => <RowFacts parts={parts} row={row} at={at} />}
    />
    <ApartGoods parts={parts} />
  </>
);
