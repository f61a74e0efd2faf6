import { BOX_TYPES } from '../../../domain/offer/search';
import type { Port } from '../../../domain/places/ports';
import { enquiryCopy as copy } from '../../copy/enquiry';
import { fieldNames } from '../../copy/trade/fields';
import { Button } from '../../ui/press/button';
import { FieldMessage } from '../../ui/form/field-message';
import { Icon } from '../../ui/mark/icon';
import { IconButton } from '../../ui/press/icon-button';
import { EnquiryChoice, EnquiryText, OwnText, PickerField } from './enquiry-fields';
import { errorAt, isLocked, type EnquiryParts, type Pickers } from './enquiry-parts';

const portText = (port: Port | null): string => (port ? `${port.nameCn} ${port.nameEn} ${port.code}` : '');

const BOXES = BOX_TYPES.map((key) => ({ key, label: key }));

function Boxes({ view, on }: EnquiryParts) {
  const { boxes } = view.form;
  const free = BOX_TYPES.find((type) => boxes.every((row) => row.type !== type));
  return (
    <div className="grid gap-x-4 sm:col-span-2 sm:grid-cols-2">
      {boxes.map(({ type, count }, at) => (
        <div key={type} className="grid grid-cols-[1fr_1fr_auto] gap-2">
          <EnquiryChoice
            view={view}
            on={on}
            path={`boxes.${at}.type`}
            label={fieldNames['boxes.type']}
            choices={BOXES}
            chosen={type}
            onChoose={(chosen) => on.changeBox(at, { type: chosen })}
          />
          <EnquiryText
            view={view}
            on={on}
            path={`boxes.${at}.count`}
            label={copy.boxCount(type)}
            value={count}
            isNumber
            onText={(text) => on.changeBox(at, { count: text })}
          />
          {boxes.length > 1 && !isLocked(view) ? (
            <IconButton name="close" label={copy.boxRemove(type)} className="mt-7" onClick={() => on.removeBox(at)} />
          ) : (
            <span className="w-2" />
          )}
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
        {free !== undefined && !isLocked(view) && (
          <Button look="line" size="small" onClick={() => on.addBox(free)}>
            <Icon name="plus" className="size-4" />
            {copy.boxAdd}
          </Button>
        )}
        <FieldMessage error={errorAt(view, 'boxes')} />
      </div>
    </div>
  );
}

/** Where from, where to, when, and in what. */
export function VoyagePart({ view, on, pickers }: EnquiryParts & { pickers: Pickers }) {
  const { fields } = copy;
  return (
    <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
      <PickerField
        view={view}
        path="orgPortCode"
        label={fields.orgPortCode}
        chosen={portText(view.org)}
        renderPicker={pickers.org}
      />
      <PickerField
        view={view}
        path="dstPortCode"
        label={fields.dstPortCode}
        chosen={portText(view.dst)}
        renderPicker={pickers.dst}
      />
      <OwnText view={view} on={on} field="etd" type="date" />
      <Boxes view={view} on={on} />
    </div>
  );
}
