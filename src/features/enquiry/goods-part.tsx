import { HAZARD_CLASSES, HAZARD_CLASS_IDS } from '../../../domain/goods/dangerous-goods';
import type { GoodsRow } from '../../../domain/order/form';
import { enquiryCopy as copy } from '../../copy/enquiry';
import { fieldNames } from '../../copy/trade/fields';
import { pickerCopy } from '../../copy/picker';
import { Button } from '../../ui/press/button';
import { Checkbox } from '../../ui/form/checkbox';
import { HazardDiamond } from '../../ui/mark/hazard-diamond';
import { Icon } from '../../ui/mark/icon';
import { IconButton } from '../../ui/press/icon-button';
import { EnquiryChoice, EnquiryText, PickerField } from './enquiry-fields';
import { isLocked, type EnquiryParts, type Pickers } from './enquiry-parts';

const CLASSES = HAZARD_CLASS_IDS.map((key) => ({ key, label: `${key} ${HAZARD_CLASSES[key]}` }));
const NO_RISK = 'none';
const RISKS = [{ key: NO_RISK, label: copy.noRisk } as const, ...CLASSES];
const GROUPS = (['I', 'II', 'III', 'N'] as const).map((key) => ({
  key,
  label: key === 'N' ? '—' : pickerCopy.packing[key],
}));

type RowProps = EnquiryParts & { row: GoodsRow; at: number };

type TextName = Extract<
  keyof GoodsRow,
  | 'nameCn'
  | 'nameEn'
  | 'hsCode'
  | 'casNo'
  | 'unNo'
  | 'shippingName'
  | 'technicalName'
  | 'flashPoint'
  | 'pieces'
  | 'grossKg'
  | 'volume'
>;

const UNITS: Partial<Record<TextName, string>> = { flashPoint: '℃', grossKg: 'kg', volume: 'm³' };
const NUMBERS: readonly TextName[] = ['unNo', 'flashPoint', 'pieces', 'grossKg', 'volume'];

function Text({ view, on, row, at, name }: RowProps & { name: TextName }) {
  return (
    <EnquiryText
      view={view}
      on={on}
      path={`goods.${at}.${name}`}
      label={fieldNames[`goods.${name}`]}
      value={row[name]}
      isNumber={NUMBERS.includes(name)}
      {...(UNITS[name] !== undefined && { unit: UNITS[name] })}
      onText={(text) => on.changeGoods(at, { [name]: text })}
    />
  );
}

function DangerFields(props: RowProps) {
  const { view, on, row, at } = props;
  return (
    <>
      <Text {...props} name="unNo" />
      <Text {...props} name="shippingName" />
      <EnquiryChoice
        view={view}
        on={on}
        path={`goods.${at}.hazardClass`}
        label={fieldNames['goods.hazardClass']}
        choices={CLASSES}
        chosen={row.hazardClass}
        onChoose={(hazardClass) => on.changeGoods(at, { hazardClass })}
      />
      <EnquiryChoice
        view={view}
        on={on}
        path={`goods.${at}.subRisks`}
        label={fieldNames['goods.subRisks']}
        choices={RISKS}
        chosen={row.subRisks[0] ?? NO_RISK}
        onChoose={(risk) => on.changeGoods(at, { subRisks: risk === NO_RISK ? [] : [risk, ...row.subRisks.slice(1)] })}
      />
      <EnquiryChoice
        view={view}
        on={on}
        path={`goods.${at}.packingGroup`}
        label={fieldNames['goods.packingGroup']}
        choices={GROUPS}
        chosen={row.packingGroup}
        onChoose={(packingGroup) => on.changeGoods(at, { packingGroup })}
      />
      <Text {...props} name="flashPoint" />
      <Text {...props} name="technicalName" />
      <div className="pt-2 pb-4 sm:pt-7">
        <Checkbox
          name={`goods.${at}.isMarinePollutant`}
          isChecked={row.isMarinePollutant}
          isReadOnly={isLocked(view)}
          onChange={(isMarinePollutant) => on.changeGoods(at, { isMarinePollutant })}
        >
          {fieldNames['goods.isMarinePollutant']}
        </Checkbox>
      </div>
    </>
  );
}

const wordsOf = ({ unNo, nameCn }: GoodsRow): string => (unNo === '' ? nameCn : `${pickerCopy.unNo(unNo)} ${nameCn}`);

/** There is one picker: the row that is looked up has it, the others have a button that calls it. */
function Lookup({ view, on, row, at, pickers }: RowProps & { pickers: Pickers }) {
  const isHere = view.lookupKey === row.key || view.form.goods.length === 1;
  return (
    <div className="sm:col-span-2 lg:col-span-3" onFocus={() => on.lookup(row.key)}>
      {isHere ? (
        <PickerField
          view={view}
          path={`lookup.${row.key}`}
          label={copy.lookupFor(at + 1)}
          hint={view.isLookingUp ? copy.lookingUp : copy.lookup}
          chosen={wordsOf(row)}
          renderPicker={pickers.goods}
        />
      ) : (
        <Button look="line" size="small" className="mb-3" onClick={() => on.lookup(row.key)}>
          <Icon name="search" className="size-4" />
          {copy.lookupFor(at + 1)}
        </Button>
      )}
    </div>
  );
}

function Row({ pickers, ...props }: RowProps & { pickers: Pickers }) {
  const { view, on, row, at } = props;
  const packs = view.packKinds.map(({ code, name }) => ({ key: code, label: `${code} ${name}` }));
  return (
    <fieldset className="rounded-card border border-line bg-surface p-4">
      <legend className="flex items-center gap-2 px-1 font-medium text-ink">
        {row.hazardClass !== '' && <HazardDiamond hazardClass={row.hazardClass} className="size-6" />}
        {copy.goodsRow(at + 1)}
      </legend>
      <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
        <Lookup {...props} pickers={pickers} />
        <Text {...props} name="nameCn" />
        <Text {...props} name="nameEn" />
        {view.form.isDanger === 'Y' && <DangerFields {...props} />}
        <Text {...props} name="hsCode" />
        <Text {...props} name="casNo" />
        <EnquiryChoice
          view={view}
          on={on}
          path={`goods.${at}.packKind`}
          label={fieldNames['goods.packKind']}
          choices={packs}
          chosen={row.packKind}
          onChoose={(packKind) => on.changeGoods(at, { packKind })}
        />
        <Text {...props} name="pieces" />
        <Text {...props} name="grossKg" />
        <Text {...props} name="volume" />
      </div>
      {view.form.goods.length > 1 && !isLocked(view) && (
        <IconButton
          name="close"
          label={copy.goodsRemove(at + 1)}
          className="float-right -mt-2"
          onClick={() => on.removeGoods(at)}
        />
      )}
    </fieldset>
  );
}

/** What is to be carried: dangerous until somebody says otherwise. */
export function GoodsPart({ view, on, pickers }: EnquiryParts & { pickers: Pickers }) {
  return (
    <div className="grid gap-4">
      <div role="radiogroup" aria-label={fieldNames.isDanger} className="flex gap-2">
        {(['Y', 'N'] as const).map((isDanger) => (
          <label
            key={isDanger}
            className="flex h-11 cursor-pointer items-center gap-2 rounded-control border border-line-strong px-4 has-checked:border-sea has-checked:bg-sea-tint has-checked:text-sea has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name="isDanger"
              className="accent-sea"
              checked={view.form.isDanger === isDanger}
              disabled={isLocked(view)}
              onChange={() => on.change({ isDanger })}
            />
            {copy.danger[isDanger]}
          </label>
        ))}
      </div>
      {view.form.goods.map((row, at) => (
        <Row key={row.key} view={view} on={on} row={row} at={at} pickers={pickers} />
      ))}
      {!isLocked(view) && (
        <p>
          <Button look="line" size="small" onClick={on.addGoods}>
            <Icon name="plus" className="size-4" />
            {copy.goodsAdd}
          </Button>
        </p>
      )}
    </div>
  );
}
