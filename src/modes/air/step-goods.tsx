import { readPackage } from '../../../domain/modes/air/reading';
import type { GoodsRow } from '../../../domain/goods/row';
import { rowUnNumber } from '../../../domain/order/goods/hazards';
import { airCopy } from '../../copy/modes/air';
import { airOrderCopy as copy } from '../../copy/modes/air/order';
import { FormText } from '../../trade/fields/fields';
import type { RenderPicker } from '../../trade/fields/picker-field';
import { Ticks } from '../../trade/fields/ticks';
import { GoodsList } from '../../trade/goods/goods-list';
import { Section } from '../../trade/section';
import { ChoiceChip } from '../../ui/press/choice-chip';
import { AircraftTiles } from './aircraft-tiles';
import type { AirParts } from './air-parts';
import { RowFacts } from './row-facts';
import { SizeRows } from './size-rows';

const Handling = ({ parts }: { parts: AirParts }) => (
  <fieldset aria-label={airCopy.label.handling}>
    <Ticks parts={parts} path="handling" words={airCopy.handling} />
  </fieldset>
);

function Worth({
  parts,
  path,
  none,
}: {
  parts: AirParts;
  path: 'declaredValue' | 'customsValue';
  none: 'NVD' | 'NCV';
}) {
  const { view, on } = parts;
  const isNone = view.form[path].trim().toUpperCase() === none;
  return (
    <div>
      <FormText parts={parts} path={path} label={airCopy.label[path]} />
      <div className="mb-3">
        <ChoiceChip
          isPressed={isNone}
          isOff={view.isLocked}
          onPress={() => {
            on.edit({ kind: 'set', path, value: isNone ? '' : none });
            on.leave(path);
          }}
        >
          {copy.none[none]}
        </ChoiceChip>
      </div>
    </div>
  );
}

/** Sticky while a row is edited, since the verdict would be out of view on phones. */
const Answered = ({ parts, row }: { parts: AirParts; row: GoodsRow }) => (
  <div className="sticky top-16 z-5 -mx-4 -mt-4 mb-2 bg-surface px-4 py-2 transition-[top] duration-200 ease-instrument empty:hidden md:top-34 md:-mx-5 md:-mt-5 md:px-5 md:py-3 lg:top-28 unheaded:top-0 md:unheaded:top-18 lg:unheaded:top-12">
    <AircraftTiles pack={readPackage(parts.view.form, row)} unNo={rowUnNumber(row) ?? ''} />
  </div>
);

export function StepGoods({ parts, renderPicker }: { parts: AirParts; renderPicker: RenderPicker }) {
  return (
    <>
      <div className="contents [--above:236px]">
        <GoodsList
          parts={parts}
          renderPicker={renderPicker}
          renderFirst={(row) => <Answered parts={parts} row={row} />}
          renderMore={(row, at) => <RowFacts parts={parts} row={row} at={at} />}
        />
      </div>
      <SizeRows parts={parts} />
      <Section title={copy.declared}>
        <div className="grid gap-x-4 sm:grid-cols-2">
          <Worth parts={parts} path="declaredValue" none="NVD" />
          <Worth parts={parts} path="customsValue" none="NCV" />
        </div>
        <Handling parts={parts} />
        {parts.view.form.handling.includes('TEMP') && (
          <div className="mt-3 grid grid-cols-2 gap-x-4 sm:max-w-100">
            <FormText parts={parts} path="tempLow" label={airCopy.label.tempLow} unit="℃" />
            <FormText parts={parts} path="tempHigh" label={airCopy.label.tempHigh} unit="℃" />
          </div>
        )}
      </Section>
    </>
  );
}
