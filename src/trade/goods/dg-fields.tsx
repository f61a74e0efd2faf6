import { HAZARD_CLASS_IDS } from '../../../domain/goods/dangerous-goods';
import type { GoodsRow } from '../../../domain/goods/row';
import { shippingNames } from '../../../domain/goods/facts';
import { fieldNames, orderGoodsCopy } from '../../copy/trade';
import { Checkbox } from '../../ui/form/checkbox';
import { FieldMessage } from '../../ui/form/field-message';
import { hazardWords } from './dg-facts';
import { GoodsField } from './goods-field';
import { FormChoice } from '../fields/fields';
import { fieldNaming } from '../fields/named';
import { fieldError, type PlainGoodsParts } from '../form-parts';
import { wordsAsChoices } from '../fields/list-choices';

const { plate: copy } = orderGoodsCopy;
const CLASSES = HAZARD_CLASS_IDS.map((key) => ({ key, label: hazardWords(key) }));
export const DG_FIELDS = [
  'unNo',
  'shippingName',
  'technicalName',
  'hazardClass',
  'subRisks',
  'packingGroup',
  'flashPoint',
  'hsCode',
  'casNo',
  'isMarinePollutant',
  'isLimited',
  'innerQuantity',
] as const;

const NO_RISK = { key: '', label: copy.none };

type DgFieldsProps = { parts: PlainGoodsParts; row: GoodsRow; at: number; isBulk?: boolean };

function Switch({ parts: { view, on }, row, at, field }: DgFieldsProps & { field: 'isMarinePollutant' | 'isLimited' }) {
  const path = `goods.${at}.${field}`;
  const error = fieldError(view, path);
  return (
    <div className="pt-7">
      <Checkbox
        name={path}
        isChecked={row[field]}
        isInvalid={error !== undefined}
        isReadOnly={view.isLocked}
        onChange={(value) => on.edit({ kind: 'set', path, value })}
      >
        {fieldNames[`goods.${field}`]}
      </Checkbox>
      <FieldMessage error={error} />
    </div>
  );
}

/** Values from the lookup, to be corrected by the SDS. */
export function DgFields(props: DgFieldsProps) {
  const { parts, row, at, isBulk = false } = props;
  const { view, on } = parts;
  const goods = view.library[row.goodsId];
  const names = goods ? shippingNames(goods) : [];
  const field = { parts, at };
  return (
    <div className="grid gap-x-4 sm:grid-cols-2 xl:grid-cols-3">
      <GoodsField {...field} name="unNo" />
      <GoodsField
        {...field}
        name="shippingName"
        {...(names.includes(row.shippingName) && { choices: names.map((name) => ({ key: name, label: name })) })}
      />
      <GoodsField {...field} name="technicalName" />
      <GoodsField {...field} name="hazardClass" choices={CLASSES} />
      <FormChoice
        parts={parts}
        path={`goods.${at}.subRisks.0`}
        {...fieldNaming('goods.subRisks')}
        choices={[NO_RISK, ...CLASSES]}
        chosen={row.subRisks[0] ?? ''}
        onChoose={(risk) =>
          on.edit({
            kind: 'set',
            path: `goods.${at}.subRisks`,
            value: risk === '' ? [] : [risk, ...row.subRisks.slice(1)],
          })
        }
      />
      <GoodsField {...field} name="packingGroup" choices={wordsAsChoices(copy.groups)} />
      <GoodsField {...field} name="flashPoint" unit="℃" />
      <GoodsField {...field} name="hsCode" />
      <GoodsField {...field} name="casNo" />
      <Switch {...props} field="isMarinePollutant" />
      {!isBulk && <Switch {...props} field="isLimited" />}
    </div>
  );
}
