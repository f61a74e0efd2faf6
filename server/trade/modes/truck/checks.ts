import { trucksIn } from '../../../../domain/modes/truck/reading';
import type { TruckForm } from '../../../../domain/modes/truck/form';
import type { TruckQuote } from '../../../../domain/modes/truck/quote';
import type { SiteChecks } from '../after/checks';
import { truckNamed } from './way';

/** Five checks before loading and eight of the house, per truck; the load photograph belongs to the way's reports. */
export const truckChecks: SiteChecks<TruckForm, TruckQuote> = {
  during: 'BOOKED',
  of: 'TRUCK',
  items: {
    licence: '车辆道路运输证有效，经营范围含本票货物',
    people: '驾驶员、押运员从业资格证有效，人证一致',
    tested: '罐体或箱体在检验有效期内',
    goods: '货物与托运清单、运单一致',
    medium: '罐车：适装介质列表含本票货物；厢车：包装完好',
    tyres: '轮胎、制动、灯光正常',
    fire: '灭火器数量与压力合格',
    static: '静电接地带接地',
    spill: '泄漏应急器材齐全',
    marks: '标志灯、标志牌与反光带齐全',
    lashed: '货物绑扎、隔离到位',
    weight: '过磅不超载',
    seal: '铅封号已登记',
  },
  units: ({ form }) =>
    Array.from({ length: trucksIn(form) ?? 1 }, (_, at) => ({ no: at + 1, name: truckNamed(at + 1) })),
};
