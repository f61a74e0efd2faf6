/** Where liquids of the library become solid, in degrees: typical figures, the data sheet decides. */
const FREEZING: Readonly<Record<string, number>> = {
  acetic: 16.6,
  'naoh-l': 12,
  formic: 8,
  dmso: 18.5,
  glycerol: 18,
  benzene: 5.5,
  nitrobenzene: 5.7,
  'acrylic-acid': 13,
  eda: 11,
  mea: 10.5,
  phosphoric: 21,
  sulphuric: 3,
  tdi: 14,
  pmdi: 5,
  aniline: -6,
  naclo: -6,
  meg: -13,
  'white-oil': -10,
  ech: -26,
  hcl: -30,
  xylene: -25,
  styrene: -31,
  nitric: -40,
  h2o2: -33,
  cyclohexanone: -31,
  epoxy: -5,
  polyol: -25,
  acetonitrile: -45,
  mma: -48,
  mpg: -59,
  chloroform: -63,
  'butyl-acrylate': -64,
  dmf: -61,
  methanol: -98,
  ethanol: -114,
  isopropanol: -89,
  'n-butanol': -90,
  acetone: -95,
  mek: -86,
  mibk: -84,
  toluene: -95,
  'ethyl-acetate': -84,
  'butyl-acetate': -78,
  thf: -108,
  'diethyl-ether': -116,
  acrylonitrile: -83,
  dcm: -97,
  tce: -73,
  po: -112,
  vam: -93,
  tea: -115,
  'ammonia-aq': -58,
};

/** Null where nobody has said. */
export const freezingOf = (goodsId: string): number | null =>
  Object.hasOwn(FREEZING, goodsId) ? (FREEZING[goodsId] ?? null) : null;

/** Kept from polymerising by something that freezes out of it, and is used up where it is warmed. */
const INHIBITED = ['styrene', 'thf', 'acrylonitrile', 'tce', 'vam', 'mma', 'butyl-acrylate', 'acrylic-acid'];

export const isInhibited = (goodsId: string): boolean => INHIBITED.includes(goodsId);
