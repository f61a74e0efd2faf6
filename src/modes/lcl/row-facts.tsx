import { lclRowFacts } from '../../../domain/modes/lcl/form';
import { ROW, ROW_FACTS } from '../../../domain/modes/lcl/row-fields';
import { oversizeEnquiryAddress, isTooLarge } from '../../../domain/modes/lcl/too-large';
import type { GoodsRow } from '../../../domain/goods/row';
import { lclCopy } from '../../copy/modes/lcl';
import { lclOrderCopy } from '../../copy/modes/lcl/order';
import { DeclaredField } from '../../trade/fields/declared-field';
import { TextLink } from '../../ui/press/text-link';
import { Checkbox } from '../../ui/form/checkbox';
import type { LclParts } from './order-parts';

const { tooLarge: copy } = lclOrderCopy;

const TEXTS = ['unitKg', 'longCm', 'highCm'] as const;
const TICKS = ['isDamaged', 'isPrecursorFree', 'isFood'] as const;

type RowFactsProps = { parts: LclParts; row: GoodsRow; at: number };

/** Enquiry for pieces too large for any warehouse, with the form's values. */
function TooLarge({ parts, row, at }: RowFactsProps) {
  const { form } = parts.view;
  if (!isTooLarge(form, row)) return null;
  const { unitKg, longCm, highCm } = lclRowFacts(form, row);
  const ask = copy.ask(at + 1, row.nameCn.trim(), unitKg.trim(), longCm.trim(), highCm.trim());
  return (
    <p className="mb-4 rounded-card bg-warn-tint px-4 py-2.5 text-warn">
      <span role="status">{copy.text}</span>
      <TextLink href={oversizeEnquiryAddress(form, parts.quote.search, ask)}>{copy.link}</TextLink>
    </p>
  );
}

/** LCL fields of a goods row: weight and size of its pieces, and handling ticks. */
export function RowFacts({ parts, row, at }: RowFactsProps) {
  const { view, on } = parts;
  const { form, library } = view;
  const facts = lclRowFacts(form, row);
  const goods = library[row.goodsId];
  const known = { goodsOf: () => goods ?? null };
  const asked = TICKS.filter((name) => ROW_FACTS.asks(name, form, form.lcl, row, known));
  return (
    <div className="mt-2 border-t border-line pt-4">
      <div className="grid gap-x-3 sm:grid-cols-3">
        {TEXTS.map((name) => (
          <DeclaredField
            key={name}
            parts={parts}
            path={`goods.${at}.${name}`}
            field={ROW.fields[name]}
            label={lclCopy.rowLabel[name]}
            value={facts[name]}
          />
        ))}
      </div>
      <TooLarge parts={parts} row={row} at={at} />
      <div className="flex flex-wrap gap-x-6 gap-y-2 empty:hidden">
        {asked.map((name) => (
          <Checkbox
            key={name}
            name={`goods.${at}.${name}`}
            isChecked={facts[name]}
            isReadOnly={view.isLocked}
            onChange={(value) => on.edit({ kind: 'set', path: `goods.${at}.${name}`, value })}
          >
            {lclCopy.rowLabel[name]}
          </Checkbox>
        ))}
      </div>
    </div>
  );
}
