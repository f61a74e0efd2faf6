import type { ModeId } from '../../../domain/mode-ids';
import { readProjectText } from '../../base/project-root';
import { SERVICE_SHEETS } from '../fees/service-tariff';
import { SEA_DANGER, SEA_OCEAN, SEA_PORT_BOXES, SEA_PORT_FEES } from '../sea/tariff';
import { INVENTED_SHIPS } from '../sea/timetable';
import { EXCHANGE_RATE } from '../tariffs/exchange';
import { readSheet } from '../tariffs/read-sheet';
import { SHIPS, type Tariffs, type TariffSheet } from '../tariffs/sheet';
import { AIR_DANGER, AIR_FEES, AIR_FREIGHT } from './air/tariff';
import { DGD_EXTRAS, DGD_SERVICES } from './dgd/tariff';
import { DOM_BOXES, DOM_FEES, DOM_FREIGHT } from './dom/tariff';
import { LCL_DANGER, LCL_DOLLARS, LCL_FEES, LCL_OCEAN } from './lcl/tariff';
import { CFS_BOX_FEES, CFS_FEES } from './cfs/tariff';
import { FLEXI_ABROAD, FLEXI_BAGS, FLEXI_FEES } from './flexi/tariff';
import { RAIL_DANGER, RAIL_EXTRAS, RAIL_FEES, RAIL_FREIGHT } from './rail/tariff';
import { TANK_DOLLARS, TANK_FEES, TANK_RENT, TANK_RETURN, TANK_SUPPLY } from './tank/tariff';
import { TRUCK_DANGER, TRUCK_FEES, TRUCK_KM, TRUCK_PART } from './truck/tariff';
import { WH_FEES, WH_FIRE, WH_RENT } from './wh/tariff';

/** Sheets of prices that the offers of each mode are made of. */
const SHEETS_OF: { readonly [TId in ModeId]?: readonly TariffSheet[] } = {
  FCL: [SEA_OCEAN, SEA_DANGER, SEA_PORT_BOXES, SEA_PORT_FEES, ...SERVICE_SHEETS],
  LCL: [SEA_OCEAN, LCL_OCEAN, LCL_DANGER, LCL_DOLLARS, LCL_FEES, ...SERVICE_SHEETS],
  AIR: [AIR_FREIGHT, AIR_DANGER, AIR_FEES, ...SERVICE_SHEETS],
  DOM: [DOM_FREIGHT, DOM_BOXES, DOM_FEES],
  TANK: [SEA_OCEAN, SEA_DANGER, TANK_RENT, TANK_RETURN, TANK_DOLLARS, TANK_FEES, TANK_SUPPLY],
  FLEXI: [SEA_OCEAN, SEA_PORT_BOXES, SEA_PORT_FEES, FLEXI_BAGS, FLEXI_FEES, FLEXI_ABROAD],
  TRUCK: [TRUCK_KM, TRUCK_DANGER, TRUCK_FEES, TRUCK_PART],
  WH: [WH_RENT, WH_FIRE, WH_FEES],
  CFS: [CFS_BOX_FEES, CFS_FEES],
  RAIL: [RAIL_FREIGHT, RAIL_DANGER, RAIL_EXTRAS, RAIL_FEES, ...SERVICE_SHEETS],
  DGD: [DGD_SERVICES, DGD_EXTRAS],
  MALL: [],
};

const SHARED: readonly TariffSheet[] = [EXCHANGE_RATE];

export const SHEETS: readonly TariffSheet[] = [...new Set([...SHARED, ...Object.values(SHEETS_OF).flat()])];

export const modesOfSheet = (sheet: TariffSheet): string[] =>
  Object.entries(SHEETS_OF).flatMap(([id, sheets]) => ([...sheets, ...SHARED].includes(sheet) ? [id] : []));

/** Prices of desk services, for pages that name no mode. */
export { servicePrices } from './dgd/tariff';

const DEMO = 'server/trade/tariffs/demo';

let kept: Tariffs | undefined;

function readDemoTariffs(): Tariffs {
  const all = SHEETS.map((sheet) => {
    const { rows, faults } = readSheet(sheet, readProjectText(`${DEMO}/${sheet.id}.csv`));
    if (rows === null) throw new Error(`${DEMO}/${sheet.id}.csv: ${faults.join('; ')}`);
    return [sheet.id, { figures: rows, isEntered: false }] as const;
  });
  return { ...Object.fromEntries(all), [SHIPS]: INVENTED_SHIPS };
}

/** Invented prices, no market data: the base of a demo and of tests. */
export const demoTariffs = (): Tariffs => (kept ??= readDemoTariffs());
