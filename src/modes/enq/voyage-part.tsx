import { offeredBoxTypes } from '../../../domain/modes/enq/boxes';
import { VOYAGE } from '../../../domain/modes/enq/enquiry';
import { isBoxless, wishPlaceKind } from '../../../domain/modes/enq/wish';
import type { Port } from '../../../domain/places/ports';
import { enquiryCopy as copy } from '../../copy/modes/enq';
import { BoxRows } from '../../trade/boxes/box-rows';
import { DeclaredField } from '../../trade/fields/declared-field';
import { PickerField } from '../../trade/fields/picker-field';
import { askedName } from './asked-name';
import type { FormOfEnquiry, Pickers } from './enquiry-parts';

const portText = (port: Port | null): string => (port ? `${port.nameCn} ${port.nameEn} ${port.code}` : '');

type VoyageProps = { parts: FormOfEnquiry; org: Port | null; dst: Port | null; pickers: Pickers };

export function VoyagePart({ parts, org, dst, pickers }: VoyageProps) {
  const { fields, hints, airports } = copy;
  const { modeWish } = parts.view.form;
  const ends = wishPlaceKind(modeWish) === 'airport' ? airports : fields;
  return (
    <>
      <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
        <PickerField
          parts={parts}
          path="orgPortCode"
          label={ends.orgPortCode}
          chosen={portText(org)}
          renderPicker={pickers.org}
        />
        <PickerField
          parts={parts}
          path="dstPortCode"
          label={ends.dstPortCode}
          chosen={portText(dst)}
          renderPicker={pickers.dst}
        />
        <DeclaredField parts={parts} path="etd" field={VOYAGE.fields.etd} label={ends.etd} hint={hints.etd} />
      </div>
      {!isBoxless(modeWish) && <BoxRows parts={parts} types={offeredBoxTypes(modeWish)} nameOf={askedName} />}
      {modeWish === 'TANK' && <p className="mt-2 text-12 text-muted">{hints.tank}</p>}
    </>
  );
}
