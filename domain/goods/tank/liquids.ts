/** What a tank may be made of: `ASK` where its operator has to agree, `STEEL` where stainless steel does. */
export type TankMaterial = 'STEEL' | 'ASK' | 'RUBBER' | 'PASSIVATED';

/** What a tank has to know of a liquid; densities in kilograms a litre at 15 and 50 degrees. */
export type TankLiquid = { tp: readonly string[]; d15: number; d50: number; material: TankMaterial };

/** Typical figures by the id of the library: portable tank provisions, densities, material where steel does not do. */
const ROWS = [
  'methanol|TP2|0.7961|0.7633|',
  'ethanol|TP1|0.7937|0.7633|',
  'isopropanol|TP1|0.7893|0.7589|',
  'n-butanol|TP1|0.8134|0.7865|',
  'acetone|TP1|0.796|0.756|',
  'mek|TP1|0.81|0.773|',
  'mibk|TP1|0.805|0.773|',
  'cyclohexanone|TP1|0.951|0.92|',
  'toluene|TP1|0.8718|0.839|',
  'xylene|TP1|0.869|0.838|',
  'benzene|TP1|0.8843|0.8469|',
  'styrene|TP1|0.9105|0.879|',
  'ethyl-acetate|TP1|0.9066|0.8636|',
  'butyl-acetate|TP1|0.8865|0.851|',
  'thf|TP1|0.8937|0.856|',
  'diethyl-ether|TP2|0.7194|0.678|',
  'acetonitrile|TP2|0.7875|0.749|',
  'acrylonitrile|TP2+TP13|0.811|0.773|',
  'dcm|TP2|1.335|1.269|',
  'chloroform|TP2|1.4985|1.432|',
  'tce|TP1|1.472|1.414|',
  'dmf|TP2|0.9535|0.92|',
  'tdi|TP2+TP13|1.225|1.194|',
  'aniline|TP2|1.026|0.996|',
  'nitrobenzene|TP2|1.208|1.174|',
  'ech|TP2+TP13|1.187|1.143|',
  'po|TP2+TP7|0.8366|0.79|',
  'vam|TP1|0.938|0.893|',
  'mma|TP1|0.949|0.908|',
  'butyl-acrylate|TP1|0.904|0.869|',
  'acrylic-acid|TP2|1.056|1.017|ASK',
  'sulphuric|TP2|1.841|1.805|ASK',
  'hcl|TP2|1.183|1.163|RUBBER',
  'phosphoric|TP1|1.692|1.668|',
  'acetic|TP2|1.055|1.016|',
  'formic|TP2|1.212|1.172|ASK',
  'naoh-l|TP2|1.529|1.507|',
  'ammonia-aq|TP1|0.912|0.893|',
  'naclo|TP2+TP24|1.205|1.185|RUBBER',
  'h2o2|TP2+TP6+TP24|1.204|1.18|PASSIVATED',
  'mea|TP1|1.02|0.993|',
  'tea|TP1|0.733|0.699|',
  'eda|TP2|0.903|0.87|',
  'gasoline|TP1|0.745|0.708|',
  'paint|TP1+TP29|1.204|1.168|',
  'resin|TP1|1.054|1.021|',
  'adhesive|TP1|1.004|0.97|',
  'epoxy|TP1+TP29|1.17|1.145|',
  'pmdi||1.24|1.213|',
  'meg||1.116|1.092|',
  'mpg||1.04|1.014|',
  'glycerol||1.264|1.242|',
  'white-oil||0.86|0.838|',
  'dmso||1.104|1.07|',
  'polyol||1.013|0.988|',
];

const BY_ID = new Map(
  ROWS.map((row): [string, TankLiquid] => {
    const [id = '', tp = '', d15, d50, material = ''] = row.split('|');
    const liquid = {
      tp: tp === '' ? [] : tp.split('+'),
      d15: Number(d15),
      d50: Number(d50),
      material: (material === '' ? 'STEEL' : material) as TankMaterial,
    };
    return [id, liquid];
  }),
);

export const tankLiquidOf = (goodsId: string): TankLiquid | null => BY_ID.get(goodsId) ?? null;
