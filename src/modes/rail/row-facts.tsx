import { railRowFacts } from '../../../domain/modes/rail/form';
import { ROW } from '../../../domain/modes/rail/row-fields';
import type { GoodsRow } from '../../../domain/goods/row';
import { railCopy } from '../../copy/modes/rail';
import { railOrderCopy as copy } from '../../copy/modes/rail/order';
import { DeclaredField } from '../../trade/fields/declared-field';
import { Checkbox } from '../../ui/form/checkbox';
import type { RailParts } from './order-parts';

type RowProps = { parts: RailParts; row: GoodsRow; at: number };

const TEXTS = ['nameRu', 'gng', 'freezeC'] as const;
const HS_FIGURES = 6;

/** Eight-digit code the railways use: HS code with two zeros; empty until typed. */
function railGoodsCode({ hsCode }: GoodsRow): string {
  const hs = hsCode.replaceAll(/\D/g, '').slice(0, HS_FIGURES);
  return hs.length === HS_FIGURES ? `${hs}00` : '';
}

/** Rail fields of a row: Russian name, code and, where unknown, the freezing point. */
export function RowFacts({ parts, row, at }: RowProps) {
  const { view, on } = parts;
  const facts = railRowFacts(view.form, row);
  const isUnknown = view.acceptance.findings.some(
    ({ code, given }) => code === 'railWinterUnknown' && given['row'] === at + 1,
  );
  const hints = { nameRu: copy.russianHint, gng: copy.gngHint(railGoodsCode(row)), freezeC: undefined };
  return (
    <div className="mt-2 border-t border-line pt-4">
      <div className="grid gap-x-3 sm:grid-cols-3">
        {TEXTS.filter((name) => name !== 'freezeC' || isUnknown || facts.freezeC !== '').map((name) => (
          <DeclaredField
            key={name}
            parts={parts}
            path={`goods.${at}.${name}`}
            field={ROW.fields[name]}
            label={railCopy.rowLabel[name]}
            hint={hints[name]}
            value={facts[name]}
          />
        ))}
      </div>
      {(isUnknown || facts.isSolid) && (
        <Checkbox
          name={`goods.${at}.isSolid`}
          isChecked={facts.isSolid}
          isReadOnly={view.isLocked}
          onChange={(value) => on.edit({ kind: 'set', path: `goods.${at}.isSolid`, value })}
        >
          {railCopy.rowLabel.isSolid}
        </Checkbox>
      )}
    </div>
  );
}
