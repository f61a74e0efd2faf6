import { eachBox } from '../../../domain/modes/rail/wagons';
import { railCopy } from '../../copy/modes/rail';
import { railOrderCopy as copy } from '../../copy/modes/rail/order';
import { FormText } from '../../trade/fields/fields';
import type { RenderPicker } from '../../trade/fields/picker-field';
import { ApartGoods } from '../../trade/goods/apart-goods';
import { GoodsList } from '../../trade/goods/goods-list';
import { Section } from '../../trade/section';
import { Checkbox } from '../../ui/form/checkbox';
import type { RailParts } from './order-parts';
import { OwnText } from './own-fields';
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
              <FormText parts={parts} path={`units.${at}.kg`} label={copy.kg} unit="kg" isNumber />
              {form.boxOwner === 'SOC' && <FormText parts={parts} path={`units.${at}.no`} label={copy.no} />}
            </li>
          ))}
        </ol>
      </fieldset>
    </Section>
  );
}

type StepGoodsProps = { parts: RailParts; renderPicker: RenderPicker };

/** Batteries declared as general goods although they are listed as lithium. */
function Batteries({ parts: { view, on } }: { parts: RailParts }) {
  const { lithiumExempt, isDanger } = view.form;
  const isAsked = view.acceptance.findings.some(
    ({ code, given }) => code === 'railLithium' || (code === 'declaredGeneral' && given['unNo'] === '3480'),
  );
  if (isDanger === 'Y' || !(isAsked || lithiumExempt)) return null;
  return (
    <Section title={railCopy.label.lithiumExempt}>
      <Checkbox
        name="lithiumExempt"
        isChecked={lithiumExempt}
        isReadOnly={view.isLocked}
        onChange={(value) => on.edit({ kind: 'set', path: 'lithiumExempt', value })}
      >
        {`${railCopy.label.lithiumExempt}：${copy.lithium}`}
      </Checkbox>
    </Section>
  );
}

export function StepGoods({ parts, renderPicker }: StepGoodsProps) {
  const { view } = parts;
  return (
    <>
      <GoodsList
        parts={parts}
        renderPicker={renderPicker}
        renderMore={(row, at) => <RowFacts parts={parts} row={row} at={at} />}
      />
      <ApartGoods parts={parts} />
      <UnitRows parts={parts} />
      <Batteries parts={parts} />
      {view.form.isDanger === 'Y' && (
        <Section title={copy.permit} note={copy.permitNote}>
          <div className="grid gap-x-4 sm:grid-cols-2">
            <OwnText parts={parts} path="dgApprovalNo" />
          </div>
        </Section>
      )}
    </>
  );
}
