import type { Layout } from '../../order/form/layout';
import type { FIELDS, TruckStep } from './form';

export type TruckField = keyof typeof FIELDS;
export type TruckSection =
  | 'load'
  | 'partLoad'
  | 'pickup'
  | 'stop1'
  | 'stop2'
  | 'drop'
  | 'partPickup'
  | 'partDrop'
  | 'companies'
  | 'service'
  | 'insurance';
export type TruckPiece =
  | 'goods'
  | 'drawing'
  | 'partGoods'
  | 'partRoom'
  | 'arrival1'
  | 'amounts1'
  | 'arrival2'
  | 'amounts2'
  | 'arrival'
  | 'pickupHub'
  | 'dropHub'
  | 'closing';

type TruckLayout = Layout<TruckStep, TruckField, TruckSection, TruckPiece>;

const COMPANIES = {
  section: 'companies',
  isGroup: true,
  columns: 'halves',
  fields: [
    'senderName',
    'senderAddress',
    'senderPhone',
    'senderLicence',
    'receiverName',
    'receiverAddress',
    'receiverPhone',
    'receiverLicence',
  ],
} as const satisfies TruckLayout['stops'][number];

const INSURANCE = ['insured', 'worth'] as const;

const CONFIRM: TruckLayout['confirm'] = [{ piece: 'closing', within: [{ bare: ['toldGoods'] }] }];

export const TRUCK_LAYOUT: TruckLayout = {
  goods: [
    'goods',
    { section: 'load', fields: ['trucks', 'loadKg', 'sections', 'inhibitorUntil'], columns: 3, below: 'drawing' },
  ],
  stops: [
    {
      section: 'pickup',
      isGroup: true,
      wide: ['pickAddress'],
      fields: ['pickContact', 'pickPhone', 'pickFrom', 'pickTo'],
      columns: 2,
    },
    {
      section: 'stop1',
      isGroup: true,
      above: 'arrival1',
      wide: ['stop1Address'],
      fields: ['stop1Contact', 'stop1Phone', 'stop1To'],
      columns: 2,
      below: 'amounts1',
    },
    {
      section: 'stop2',
      isGroup: true,
      above: 'arrival2',
      wide: ['stop2Address'],
      fields: ['stop2Contact', 'stop2Phone', 'stop2To'],
      columns: 2,
      below: 'amounts2',
    },
    {
      section: 'drop',
      isGroup: true,
      above: 'arrival',
      wide: ['dropAddress'],
      fields: ['dropContact', 'dropPhone', 'dropFrom', 'dropTo', 'purpose'],
      columns: 2,
    },
    COMPANIES,
  ],
  truck: [
    {
      section: 'service',
      fields: ['trip', 'drivers', 'unload', 'lastLoad', 'box', 'tempC', 'tareKg', 'boxNo', 'passNo'],
      last: INSURANCE,
    },
  ],
  confirm: CONFIRM,
};

/** Form of a share of a truck: between two hubs or their districts, on one departure. */
export const PART_LAYOUT: TruckLayout = {
  goods: ['partGoods', { section: 'partLoad', fields: ['inhibitorUntil'], below: 'partRoom', isAlways: true }],
  stops: [
    {
      section: 'partPickup',
      isGroup: true,
      above: 'pickupHub',
      wide: ['pickDoor', 'pickAddress'],
      fields: ['pickContact', 'pickPhone', 'pickFrom', 'pickTo'],
      columns: 2,
    },
    {
      section: 'partDrop',
      isGroup: true,
      above: 'dropHub',
      wide: ['dropDoor', 'dropAddress'],
      fields: ['dropContact', 'dropPhone', 'purpose'],
      columns: 2,
    },
    COMPANIES,
  ],
  truck: [{ section: 'insurance', fields: [], last: INSURANCE }],
  confirm: CONFIRM,
};
