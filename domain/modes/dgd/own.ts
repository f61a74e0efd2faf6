import type { ServiceType } from '../../desk/services';
import { buildPart } from '../../order/form/fields';
import { RULES } from './field-rules';
import { FIELDS, serviceType, type DgdPart, type OwnFacts } from './fields';

type When = (form: DgdPart, facts: OwnFacts) => boolean;

/** Fields by service, in the order of the form. The service comes from the quote, so that form and price belong together. */
export const BY_SERVICE: Readonly<Record<ServiceType, readonly (keyof DgdPart)[]>> = {
  '1': ['hasFlash', 'flashC', 'boilC', 'ph', 'oral', 'dermal', 'inhaled', 'use', 'ways'],
  '2': ['sdsKind', 'markets', 'sdsVersion', 'sdsPhone'],
  '3': ['perfNo', 'maker', 'unMark', 'packages', 'packDate', 'exitPort'],
  '4': ['bookingNo', 'vessel', 'leaves', 'boxNos', 'declarer', 'packer'],
  '5': ['fromAirport', 'toAirport', 'isBattery', 'batteryWh', 'year'],
  '6': ['fromPort', 'viaPort', 'nextPort', 'toPort', 'hazardClass', 'packing', 'week'],
  '7': ['together', 'togetherIn'],
  '8': ['city', 'tons', 'days', 'temperature'],
  '9': ['scope', 'linkedOrder', 'boundFor', 'languages'],
};

const asked = Object.entries(BY_SERVICE).flatMap(([type, names]) =>
  names.map((name): [keyof DgdPart, When] => [name, (_, facts) => serviceType(facts) === type]),
);

const asks: Partial<Record<keyof DgdPart, When>> = {
  ...Object.fromEntries(asked),
  components: ({ isMixture }) => isMixture === 'Y',
  hasFlash: ({ physState }, facts) => serviceType(facts) === '1' && physState === 'LIQUID',
  flashC: ({ physState, hasFlash }, facts) => serviceType(facts) === '1' && physState === 'LIQUID' && hasFlash === 'Y',
  sdsVersion: ({ sdsKind }, facts) => serviceType(facts) === '2' && sdsKind !== '' && sdsKind !== 'NEW',
  nextPort: ({ viaPort, nextPort }, facts) => serviceType(facts) === '6' && (viaPort !== '' || nextPort !== ''),
  batteryWh: ({ isBattery }, facts) => serviceType(facts) === '5' && isBattery === 'Y',
  linkedOrder: ({ scope }, facts) => serviceType(facts) === '9' && scope === 'TICKET',
  isRush: (_, { quote }) => quote?.offer.detail.canRush ?? false,
};

export const OWN = buildPart<typeof FIELDS, unknown, OwnFacts>(FIELDS, { asks, rules: RULES });
