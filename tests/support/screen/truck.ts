import { constantFrom, oneof, record, type Arbitrary } from 'fast-check';

import { truckForm } from '../../../contract/modes/truck/order';
import { truckQuote } from '../../../contract/modes/truck/quote';
import { ROW_PLACES } from '../../../domain/modes/truck/axles';
import { FIELDS } from '../../../domain/modes/truck/form';
import { TRUCK } from '../../../domain/modes/truck/mode';
import type { TruckQuote } from '../../../domain/modes/truck/quote';
import type { OrderEdit } from '../../../domain/order/form/edit';
import {
  ASH,
  AT_FOUR,
  AT_STOPS,
  BOXED,
  COOLED,
  DRUMS,
  exceptedTruckOn,
  SHARED,
  soundTruckOn,
  TANKED,
  TOXIC,
  truckQuoteFor,
} from '../truck-order';
import { anyRow, ofDeclared } from './edits';
import { written, type Screen } from './screen';

const locked = (quoteId: string, address: string, vehicle: string) =>
  written({ ...truckQuoteFor(address, vehicle), quoteId }) as TruckQuote;

const drums = locked('Q1', DRUMS, 'BOX13');
const tanked = locked('Q2', TANKED, 'TANK30');
const shared = locked('Q8', SHARED, 'BOX96');

/** One truck of each kind; one is a round trip with two drivers; the last is shared. */
const KEPT: readonly [TruckQuote, ...TruckQuote[]] = [
  drums,
  tanked,
  locked('Q3', TOXIC, 'BOX68'),
  locked('Q4', COOLED, 'REEF96'),
  locked('Q5', BOXED, 'SKEL'),
  locked('Q6', ASH, 'BOX13'),
  locked('Q7', `${DRUMS}&trip=R&drv=2&hm=18&n=2`, 'BOX13'),
  shared,
  locked('Q9', AT_STOPS, 'BOX96'),
  locked('QA', AT_FOUR, 'BOX13'),
];

const HOURS = [
  '2026-12-01T09:15',
  '2026-12-02T14:00',
  '2026-12-07T08:00',
  '2026-12-07T18:30',
  '2026-12-07T23:30',
  '2026-12-08T06:15',
  '2027-02-06T10:00',
];

const TYPED = {
  loadKg: ['21,000', '12000', '28000.1', '2１000'],
  sections: ['9,300 + 1,900 + 800', '26000', '１0000+9000+8000', 'x'],
  trucks: ['1', '２', '10', '11'],
  inhibitorUntil: ['2026-12-08', '2027-06-30'],
  pickAddress: ['苏州工业园区化工路 1 号'],
  pickContact: ['李工'],
  pickPhone: ['13800138000'],
  pickFrom: HOURS,
  pickTo: HOURS,
  stop1Address: ['大亚湾石化大道 5 号'],
  stop1Contact: ['温工'],
  stop1Phone: ['13700137000'],
  stop1To: ['2026-12-07T11:30', '2026-12-08T12:15'],
  stop2Address: ['经开区第八大街 9 号'],
  stop2Contact: ['傅工'],
  stop2Phone: ['13600136000'],
  stop2To: ['2026-12-08T17:45', '2026-12-10T07:30'],
  dropAddress: ['高新区科学大道 8 号'],
  dropContact: ['陈工'],
  dropPhone: ['0371-88880000'],
  senderName: ['苏州某精细化工有限公司'],
  senderAddress: ['苏州工业园区化工路 1 号', '5'],
  senderPhone: ['0512-66660000'],
  receiverName: ['郑州某涂料有限公司'],
  receiverPhone: ['1'],
  dropTo: ['2026-12-07T09:00', '2026-12-08T12:00', '2026-12-12T12:00'],
  tempC: ['15', '-25', '30', '25'],
  boxNo: ['CSQU3054383', 'CSQU3054384'],
  passNo: ['HB20261207'],
  worth: ['180,000', '0.5'],
};

const own: Arbitrary<OrderEdit> = oneof(
  { weight: 4, arbitrary: ofDeclared(FIELDS, TYPED) },
  {
    weight: 1,
    arbitrary: record({ at: anyRow, value: constantFrom(...ROW_PLACES, '') }).map(
      ({ at, value }): OrderEdit => ({ kind: 'set', path: `goods.${at}.place`, value }),
    ),
  },
  {
    weight: 2,
    arbitrary: record({
      at: anyRow,
      said: constantFrom<[name: string, value: string | boolean][]>(
        ['excepted', true],
        ['excepted', false],
        ['inners', '16'],
        ['inners', '１7'],
        ['innerQuantity', '30 ml'],
        ['innerQuantity', '25 g'],
        ['pieces', '640'],
        ['pieces', '361'],
      ),
    }).map(({ at, said: [name, value] }): OrderEdit => ({ kind: 'set', path: `goods.${at}.${name}`, value })),
  },
);

export const TRUCK_SCREEN: Screen = {
  mode: TRUCK,
  wire: { form: truckForm, quote: truckQuote },
  kept: KEPT,
  drafts: [
    soundTruckOn(drums),
    soundTruckOn(tanked),
    soundTruckOn(shared),
    exceptedTruckOn(drums),
    { ...soundTruckOn(drums), quoteId: '', offerId: '' },
  ],
  own,
};
