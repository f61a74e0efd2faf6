import { expect, it } from 'vitest';

import type { Field } from '../../../domain/order/form/fields';
import { AIR_CASE } from '../../support/modes/cases/air';
import { CFS_CASE } from '../../support/modes/cases/cfs';
import { DGD_CASE } from '../../support/modes/cases/dgd';
import { DOM_CASE } from '../../support/modes/cases/dom';
import { ENQ_CASE } from '../../support/modes/cases/enq';
import { LCL_CASE } from '../../support/modes/cases/lcl';
import { RAIL_CASE } from '../../support/modes/cases/rail';
import { TANK_CASE } from '../../support/modes/cases/tank';
import { WH_CASE } from '../../support/modes/cases/wh';

type Place = { path: string; field: Field };

const TRUCK = 'plateNo 20, driverName 40, driverPhone 20, driverIdTail 4, escortName 40';
const inRows = (list: string, fields: string) =>
  fields
    .split(', ')
    .map((field) => `${list}.N.${field}`)
    .join(', ');

const MOST: Readonly<Record<string, readonly [{ declared: readonly Place[] }, string]>> = {
  AIR: [AIR_CASE, 'sizeRows 50, declaredValue 20, customsValue 20, handling 4, goods.N.pi 12'],
  CFS: [
    CFS_CASE,
    `carrierBookingNo 20, vesselVoyage 60, dstPort 60, inbound 20, inbound.N.slot 16, ${inRows('inbound', TRUCK)}, ` +
      'stuffSlots 12, stuffSlots.N.slot 16, containers 50, containers.N.no 20, containers.N.seal 20, lashing 5, owner 100',
  ],
  DGD: [
    DGD_CASE,
    'components 30, components.N.name 60, components.N.casNo 12, use 100, ways 5, markets 6, sdsVersion 20, ' +
      'sdsPhone 30, perfNo 40, maker 12, unMark 80, exitPort 40, bookingNo 20, vessel 60, boxNos 50, boxNos.N.no 11, ' +
      'declarer 30, packer 30, fromAirport 40, toAirport 40, fromPort 40, viaPort 40, nextPort 40, toPort 40, ' +
      'together 20, together.N.unNo 6, together.N.name 60, city 40, linkedOrder 20, boundFor 3, languages 2, deliverTo 120',
  ],
  DOM: [
    DOM_CASE,
    'loads 10, fromAddress 120, fromContact 20, fromPhone 20, toAddress 120, toContact 20, toPhone 20, sealNo 15',
  ],
  ENQ: [ENQ_CASE, 'orgPortCode 10, dstPortCode 10, oogSize 60, pieceSizes 500, specialReq 500'],
  LCL: [LCL_CASE, 'marks 200, plateNo 20, driverName 40, driverPhone 20, escortName 40'],
  RAIL: [
    RAIL_CASE,
    'units 150, units.N.no 11, dgApprovalNo 40, consigneeTax 40, siding 60, brokerName 100, brokerPhone 20, ' +
      `inbound 150, ${inRows('inbound', TRUCK)}, goods.N.nameRu 120, goods.N.gng 8`,
  ],
  TANK: [TANK_CASE, 'loadAddress 120'],
  WH: [
    WH_CASE,
    `batchNo 40, sorting 60, inbound 20, ${inRows('inbound', TRUCK)}, owner 100, pickerName 40, pickerPhone 20, ` +
      'pickerIdTail 4',
  ],
};

const isText = ({ kind }: Field): boolean => kind === 'text';

const writtenIn = ({ declared }: { declared: readonly Place[] }): string[] => [
  ...new Set(
    declared.flatMap(({ path, field }) => {
      const here = `${path.replace(/\.\d+\./, '.N.')} ${field.most}`;
      const row = Object.entries(field.row ?? {}).filter(([, one]) => isText(one));
      if (field.kind === 'rows') return [here, ...row.map(([name, { most }]) => `${path}.N.${name} ${most}`)];
      return isText(field) || field.kind === 'many' ? [here] : [];
    }),
  ),
];

it.each(Object.entries(MOST))('limits texts and lists of the %s form to the paper', (_, [form, most]) => {
  expect(writtenIn(form).join(', ')).toBe(most);
});
