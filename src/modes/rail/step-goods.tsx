import { railCopy } from '../../copy/modes/rail';
import { railOrderCopy as copy } from '../../copy/modes/rail/order';
import { orderGoodsCopy } from '../../copy/trade';
import type { RenderPicker } from '../../trade/fields/picker-field';
import { GoodsList } from '../../trade/goods/goods-list';
import { LaterGoods } from '../../trade/goods/later-goods';
import { Section } from '../../trade/section';
import { SegregationCard } from '../../trade/segregation/segregation-card';
import { Checkbox } from '../../ui/form/checkbox';
import { Button } from '../../ui/press/button';
import type { RailParts } from './order-parts';
import { OwnText } from './own-fields';
import { RowFacts } from './row-facts';
import { UnitRows } from './unit-rows';

type StepGoodsProps = { parts: RailParts; renderPicker: RenderPicker };

/** Batteries declared as harmless, of which the list says that they are lithium. */
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

/** What is to travel, under which name abroad, how it lies in the boxes, and by whose permit. */
export function StepGoods({ parts, renderPicker }: StepGoodsProps) {
  const { view, on } = parts;
  const { box, findings } = view.acceptance;
  return (
    <>
      <GoodsList
        parts={parts}
        renderPicker={renderPicker}
        renderMore={(row, at) => <RowFacts parts={parts} row={row} at={at} />}
      />
      {box && (
        <SegregationCard
          goods={view.form.goods}
          box={box}
          findings={findings.filter(({ about }) => about === 'SEGREGATION')}
          ways={
            <Button
              look="sea"
              size="small"
              isOff={view.isLocked}
              onClick={() => on.edit({ kind: 'goods.split', staying: box.boxes[0] ?? [] })}
            >
              {orderGoodsCopy.segregation.tickets(box.boxes.length)}
            </Button>
          }
        />
      )}
      <LaterGoods parts={parts} />
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
