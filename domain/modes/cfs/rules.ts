import { boxFaults } from '../../order/blocks/boxes';
import { confirmFaults } from '../../order/blocks/confirm';
import { fault, type OrderFault } from '../../rules/fault';
import { loadFaults } from '../../order/blocks/load';
import { offerFaults } from '../../order/blocks/offer';
import { rowFaults } from '../../order/blocks/rows';
import type { OrderFacts } from '../../order/form/facts';
import { countedBoxes, loadedBoxes } from './boxes';
import { OWN } from './fields';
import type { CfsForm } from './form';
import type { CfsQuote } from './quote';
import { ROW_FACTS } from './row-fields';
import { cutFaults, slotFaults } from './slot-rules';
import { compareFaultSteps } from './steps';
import { laterFaults, truckFaults } from './truck-rules';
import { normaliseContainerNo } from '../../order/boxes/container-number';
import { countBoxes } from '../../order/blocks/load';
import { CFS_BOXES } from './search';

type Facts = OrderFacts<CfsQuote>;

const isStuffed = (type: string): boolean => CFS_BOXES.some((one) => one === type);

function ownBoxFaults(form: CfsForm): OrderFault[] {
  const others = form.boxes.flatMap(({ type }, at) =>
    isStuffed(type) ? [] : [fault(`boxes.${at}.type`, 'cfsBoxType')],
  );
  const isRead = countBoxes(form.boxes).length === form.boxes.length;
  if (!isRead || others.length > 0) return others;
  const empty = loadedBoxes(form).find(({ rows }) => rows.length === 0);
  return empty ? [fault('goods', 'cfsBoxEmpty', { no: empty.no })] : [];
}

function containerFaults(form: CfsForm): OrderFault[] {
  const numbers = form.containers.map(({ no }) => normaliseContainerNo(no));
  const twice = numbers.flatMap((no, at) =>
    no !== '' && numbers.indexOf(no) < at ? [fault(`containers.${at}.no`, 'cfsContainerTwice')] : [],
  );
  const most = countedBoxes(form).length;
  return form.containers.length > most ? [...twice, fault('containers', 'cfsContainerMany', { most })] : twice;
}

/** The station's country sets no rule on HS codes. */
const NOWHERE = '';

/** Adds only faults of fields that have none yet. */
function added(faults: readonly OrderFault[], more: readonly OrderFault[]): OrderFault[] {
  return [...faults, ...more.filter(({ path }) => faults.every((one) => one.path !== path))];
}

export function cfsFaults(form: CfsForm, facts: Facts): OrderFault[] {
  const own = OWN.faults(form, facts);
  const beyond = [
    ...cutFaults(form, facts),
    ...slotFaults(form, facts),
    ...truckFaults(form),
    ...laterFaults(form, facts),
    ...containerFaults(form),
  ];
  return [
    ...offerFaults(form, facts),
    ...boxFaults(form.boxes),
    ...ownBoxFaults(form),
    ...rowFaults(form, facts, 'NONE', true),
    ...ROW_FACTS.faults(form, form.cfs, facts),
    ...loadFaults(form.boxes, form.goods),
    ...added(own, beyond),
    ...confirmFaults(form, NOWHERE),
  ].toSorted(compareFaultSteps);
}
