import { railRowFacts } from '../../../domain/modes/rail/form';
import type { GoodsRow } from '../../../domain/goods/row';
import { railCopy } from '../../copy/modes/rail';
import { railOrderCopy as copy } from '../../copy/modes/rail/order';
import { FormText } from '../../trade/fields/fields';
import { Checkbox } from '../../ui/form/checkbox';
import type { RailParts } from './order-parts';

type RowProps = { parts: RailParts; row: GoodsRow; at: number };

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
  const field = (name: 'nameRu' | 'gng' | 'freezeC') => ({
    parts,
    path: `goods.${at}.${name}`,
    label: railCopy.rowLabel[name],
    value: facts[name],
  });
  return (
    <div className="mt-2 border-t border-line pt-4">
      <div className="grid gap-x-3 sm:grid-cols-3">
        <FormText {...field('nameRu')} hint={copy.russianHint} />
        <FormText {...field('gng')} hint={copy.gngHint(railGoodsCode(row))} isNumber />
        {(isUnknown || facts.freezeC !== '') && <FormText {...field('freezeC')} isNumber unit="℃" />}
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
