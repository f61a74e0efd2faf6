import { findFlexibag } from '../../../domain/goods/tank/flexitank';
import { readLoaded } from '../../../domain/modes/flexi/reading';
import { flexiCopy } from '../../copy/modes/flexi';
import { flexiOrderCopy as copy } from '../../copy/modes/flexi/order';
import { FormChoice, FormText } from '../../trade/fields/fields';
import { wordsAsChoices } from '../../trade/fields/list-choices';
import type { RenderPicker } from '../../trade/fields/picker-field';
import { BulkGoods } from '../../trade/goods/bulk-goods';
import { Section } from '../../trade/section';
import { grouped, type FlexiParts } from './flexi-parts';
import { OwnTick } from './own-tick';
import { Comma } from '../../ui/show/comma';

const { label } = flexiCopy;

function Loaded({ parts: { view, quote } }: { parts: FlexiParts }) {
  const loaded = readLoaded(view.form);
  const { carrier, mostKg } = quote.offer.detail;
  if (loaded === null) return <p className="text-muted">{copy.unread}</p>;
  const { sizeL, percent } = findFlexibag(loaded.litres);
  const isOver = mostKg !== null && loaded.kg > mostKg;
  return (
    <p role="status">
      <b className="font-semibold text-ink">{copy.loaded(grouped(loaded.kg), grouped(sizeL), percent)}</b>
      {mostKg !== null && (
        <span className={`ml-3 ${isOver ? 'text-bad' : 'text-muted'}`}>
          <Comma />
          {copy.limit(carrier.nameCn, grouped(mostKg))}
        </span>
      )}
    </p>
  );
}

export function StepGoods({ parts, renderPicker }: { parts: FlexiParts; renderPicker: RenderPicker }) {
  const [row] = parts.view.form.goods;
  const { makes } = parts.quote.offer.detail;
  const figure = (path: 'bags' | 'litres' | 'density' | 'loadTemp' | 'viscosity') => (
    <FormText parts={parts} path={path} label={label[path]} isNumber />
  );
  const layers = wordsAsChoices(copy.layers).filter(({ key }) => makes.layers.some((one) => one === key));
  return (
    <>
      {row && <BulkGoods parts={parts} row={row} title={copy.goods} renderPicker={renderPicker} isGeneralOnly />}
      <Section title={copy.liquid} note={copy.liquidNote}>
        <OwnTick parts={parts} path="notDanger" />
        <div className="max-w-60">
          <FormText parts={parts} path="sdsDate" label={label.sdsDate} type="date" />
        </div>
      </Section>
      <Section title={copy.load} note={copy.loadNote}>
        <div className="grid gap-x-4 sm:grid-cols-2">
          {figure('bags')}
          {figure('litres')}
          {figure('density')}
          {figure('loadTemp')}
          {figure('viscosity')}
        </div>
        <Loaded parts={parts} />
      </Section>
      <Section title={copy.bag}>
        <div className="grid gap-x-4 sm:grid-cols-2">
          <FormChoice parts={parts} path="layer" label={label.layer} choices={layers} />
          <FormChoice
            parts={parts}
            path="foodGrade"
            label={label.foodGrade}
            choices={wordsAsChoices(copy.yesNo).filter(({ key }) => makes.isFood || key === 'N')}
          />
          <FormChoice parts={parts} path="heatPad" label={label.heatPad} choices={wordsAsChoices(copy.yesNo)} />
          <FormChoice parts={parts} path="unload" label={label.unload} choices={wordsAsChoices(copy.unloads)} />
        </div>
      </Section>
    </>
  );
}
