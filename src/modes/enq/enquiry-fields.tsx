import type { ReactNode } from 'react';

import { offeredBoxTypes } from '../../../domain/modes/enq/boxes';
import { VOYAGE } from '../../../domain/modes/enq/enquiry';
import {
  ENQUIRY_LAYOUT,
  type EnquiryField,
  type EnquiryPiece,
  type EnquirySection,
} from '../../../domain/modes/enq/layout';
import { PRICE_UNITS, priceUnits } from '../../../domain/modes/enq/ways';
import { type ENQUIRY_STEP, isBoxless, isPouredWish, WISH, wishPlaceKind } from '../../../domain/modes/enq/wish';
import { REMARK_FIELDS } from '../../../domain/order/blocks/confirm';
import type { Port } from '../../../domain/places/ports';
import type { EnquiryView } from '../../../machines/order/enquiry';
import { enquiryCopy as copy } from '../../copy/modes/enq';
import { fieldNames } from '../../copy/trade';
import { createLayout } from '../../frame/form-layout';
import { BoxRows } from '../../trade/boxes/box-rows';
import { PickerField, type RenderPicker } from '../../trade/fields/picker-field';
import { GoodsList } from '../../trade/goods/goods-list';
import { ContactFields } from '../../trade/people/contact-fields';
import { askedName } from './asked-name';
import type { FormOfEnquiry, Pickers } from './enquiry-parts';

type FieldsProps = Pick<EnquiryView, 'org' | 'dst'> & {
  parts: FormOfEnquiry;
  renderPicker: RenderPicker;
  pickers: Pick<Pickers, 'org' | 'dst'>;
  papers: ReactNode;
};
type PieceProps = FieldsProps & { children?: ReactNode };

const { hints, sections } = copy;

const portText = (port: Port | null): string => (port ? `${port.nameCn} ${port.nameEn} ${port.code}` : '');

const ends = ({ view }: FormOfEnquiry) =>
  wishPlaceKind(view.form.modeWish) === 'airport' ? copy.airports : copy.fields;

const Ports = ({ parts, org, dst, pickers, children }: PieceProps) => (
  <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
    {(
      [
        ['orgPortCode', org, pickers.org],
        ['dstPortCode', dst, pickers.dst],
      ] as const
    ).map(([path, port, renderPicker]) => (
      <PickerField
        key={path}
        parts={parts}
        path={path}
        label={ends(parts)[path]}
        chosen={portText(port)}
        renderPicker={renderPicker}
      />
    ))}
    {children}
  </div>
);

function Boxes({ parts }: PieceProps) {
  const { modeWish } = parts.view.form;
  return (
    <>
      {!isBoxless(modeWish) && <BoxRows parts={parts} types={offeredBoxTypes(modeWish)} nameOf={askedName} />}
      {modeWish === 'TANK' && <p className="mt-2 text-12 text-muted">{hints.tank}</p>}
    </>
  );
}

const Goods = ({ parts, renderPicker }: PieceProps) => (
  <div className="grid grid-cols-1 gap-4">
    <GoodsList parts={parts} renderPicker={renderPicker} isBulk={isPouredWish(parts.view.form)} />
  </div>
);

const Card = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="border-t border-line pt-6 pb-4">
    <h2 className="mb-4 text-20">{title}</h2>
    {children}
  </section>
);

export const EnquiryFields = createLayout<
  typeof ENQUIRY_STEP,
  EnquiryField,
  EnquirySection,
  EnquiryPiece,
  FormOfEnquiry,
  FieldsProps
>(ENQUIRY_LAYOUT, {
  Card,
  fields: { ...VOYAGE.fields, ...WISH.fields, ...REMARK_FIELDS },
  asks: (name, { view }) =>
    !(name in WISH.fields) || WISH.asks(name as keyof typeof WISH.fields, view.form, { now: 0 }),
  labels: { ...copy.fields, etd: (parts) => ends(parts).etd, remark: fieldNames.remark },
  hints,
  choices: {
    ...copy.choices,
    targetUnit: ({ view }) =>
      Object.fromEntries(priceUnits(view.form.modeWish).map((unit) => [unit, PRICE_UNITS[unit]])),
  },
  titles: { ...sections, voyage: ({ view }) => (isBoxless(view.form.modeWish) ? sections.way : sections.voyage) },
  notes: {},
  pieces: {
    ports: Ports,
    boxes: Boxes,
    goods: Goods,
    contact: ({ parts }) => <ContactFields parts={parts} phoneHint={hints.contactPhone} />,
    files: ({ papers }) => <div className="rounded-card border border-line bg-surface">{papers}</div>,
  },
});
