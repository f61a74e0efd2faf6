import { freezingPoint, isInhibited } from '../freezing';
import { CLEANING_GRADES, MATERIALS, NITROGENS } from './grades';
import type { TankLiquid } from './shapes';

/**
 * Typical values by library id: portable tank provisions, densities, material other than steel, cleaning grade,
 * nitrogen if not free.
 */
const ROWS = [
  'methanol|TP2|0.7961|0.7633||A|',
  'ethanol|TP1|0.7937|0.7633||A|',
  'isopropanol|TP1|0.7893|0.7589||A|',
  'n-butanol|TP1|0.8134|0.7865||B|',
  'acetone|TP1|0.796|0.756||A|',
  'mek|TP1|0.81|0.773||A|',
  'mibk|TP1|0.805|0.773||B|',
  'cyclohexanone|TP1|0.951|0.92||B|',
  'toluene|TP1|0.8718|0.839||B|',
  'xylene|TP1|0.869|0.838||B|',
  'benzene|TP1|0.8843|0.8469||B|',
  'styrene|TP1|0.9105|0.879||C|FORBIDDEN',
  'ethyl-acetate|TP1|0.9066|0.8636||A|',
  'butyl-acetate|TP1|0.8865|0.851||B|',
  'thf|TP1|0.8937|0.856||B|REQUIRED',
  'diethyl-ether|TP2|0.7194|0.678||B|',
  'acetonitrile|TP2|0.7875|0.749||B|',
  'acrylonitrile|TP2+TP13|0.811|0.773||D|ASK',
  'dcm|TP2|1.335|1.269||B|',
  'chloroform|TP2|1.4985|1.432||D|',
  'tce|TP1|1.472|1.414||D|',
  'dmf|TP2|0.9535|0.92||B|',
  'tdi|TP2+TP13|1.225|1.194||D|REQUIRED',
  'aniline|TP2|1.026|0.996||D|',
  'nitrobenzene|TP2|1.208|1.174||D|',
  'ech|TP2+TP13|1.187|1.143||D|',
  'po|TP2+TP7|0.8366|0.79||D|REQUIRED',
  'vam|TP1|0.938|0.893||C|ASK',
  'mma|TP1|0.949|0.908||C|FORBIDDEN',
  'butyl-acrylate|TP1|0.904|0.869||C|FORBIDDEN',
  'acrylic-acid|TP2|1.056|1.017|ASK|C|FORBIDDEN',
  'sulphuric|TP2|1.841|1.805|ASK|B|',
  'hcl|TP2|1.183|1.163|RUBBER|B|',
  'phosphoric|TP1|1.692|1.668||B|',
  'acetic|TP2|1.055|1.016||B|',
  'formic|TP2|1.212|1.172|ASK|B|',
  'naoh-l|TP2|1.529|1.507||B|',
  'ammonia-aq|TP1|0.912|0.893||B|',
  'naclo|TP2+TP24|1.205|1.185|RUBBER|B|',
  'h2o2|TP2+TP6+TP24|1.204|1.18|PASSIVATED|B|',
  'mea|TP1|1.02|0.993||C|',
  'tea|TP1|0.733|0.699||C|',
  'eda|TP2|0.903|0.87||C|',
  'gasoline|TP1|0.745|0.708||B|',
  'paint|TP1+TP29|1.204|1.168||C|',
  'resin|TP1|1.054|1.021||C|',
  'adhesive|TP1|1.004|0.97||C|',
  'epoxy|TP1+TP29|1.17|1.145||C|',
  'pmdi||1.24|1.213||D|REQUIRED',
  'meg||1.116|1.092||A|',
  'mpg||1.04|1.014||A|',
  'glycerol||1.264|1.242||A|',
  'white-oil||0.86|0.838||C|',
  'dmso||1.104|1.07||B|',
  'polyol||1.013|0.988||C|',
];

/** A blank cell means the usual value. */
const among = <TItem extends string>(list: readonly TItem[], cell: string, usual: TItem): TItem =>
  list.find((item) => item === cell) ?? usual;

const BY_ID = new Map(
  ROWS.map((row): [string, TankLiquid] => {
    const [id = '', tp = '', d15, d50, material = '', cleaning = '', nitrogen = ''] = row.split('|');
    const liquid = {
      tp: tp === '' ? [] : tp.split('+'),
      d15: Number(d15),
      d50: Number(d50),
      material: among(MATERIALS, material, 'STEEL'),
      cleaning: among(CLEANING_GRADES, cleaning, 'D'),
      freezeC: freezingPoint(id),
      isInhibited: isInhibited(id),
      nitrogen: among(NITROGENS, nitrogen, 'FREE'),
    };
    return [id, liquid];
  }),
);

export const findTankLiquid = (goodsId: string): TankLiquid | null => BY_ID.get(goodsId) ?? null;
