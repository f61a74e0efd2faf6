const INNER_MATERIALS = ['GLASS', 'PLASTIC', 'METAL', 'PAPER', 'FIBRE'] as const;
export type InnerMaterial = (typeof INNER_MATERIALS)[number];

type InnerLimits = Partial<Record<InnerMaterial, number>>;

/** Packing instruction of chapter 4.1: packagings filled directly, and outer packagings around inner ones. */
export type Instruction = {
  single?: readonly string[];
  outer?: readonly string[];
  isUntested?: true;
  /** Lowest performance level of the outer packaging of articles. */
  least?: 'Y' | 'Z';
  /** Limit of one directly filled packaging in litres or kilograms, where lower than that of its kind. */
  mostSingle?: number;
  innerL?: InnerLimits;
  innerKg?: InnerLimits;
  /** Each substance has its own method. */
  isByMethod?: true;
  /** Not encoded here: a person reads it. */
  isByHand?: true;
};

const of = (codes: string): readonly string[] => codes.split(' ');
const byHand: Instruction = { isByHand: true };

const LIQUIDS = of(
  '1A1 1B1 1N1 1H1 1A2 1B2 1N2 1H2 3A1 3B1 3H1 3A2 3B2 3H2 6HA1 6HB1 6HH1 6HD1 6HG1 6HA2 6HC 6HD2 6HG2 6HH2 6PA1 6PC 6PG2 6PH2',
);
const SOLIDS = of(
  '1A1 1B1 1N1 1H1 1A2 1B2 1N2 1H2 1D 1G 3A1 3B1 3H1 3A2 3B2 3H2 4A 4B 4N 4C1 4C2 4D 4F 4G 4H2 5H3 5H4 5L3 5M2 6HA1 6HB1 6HH1 6HD1 6HG1 6HA2 6HC 6HD2 6HG2 6HH2 6PA1 6PC 6PG2 6PH2',
);
const OUTERS = of('1A1 1B1 1N1 1H1 1A2 1B2 1N2 1H2 1D 1G 4A 4B 4N 4C1 4C2 4D 4F 4G 4H1 4H2 3A1 3B1 3H1 3A2 3B2 3H2');

/**
 * P001, P002, P520, IBC01 to IBC08, LP01 and LP02 were checked word by word against 4.1.4 of ADR 2025; the others are
 * common knowledge. None was checked against the edition in force (`PACKING_EDITION`).
 */
const INSTRUCTIONS: Readonly<Record<string, Instruction>> = {
  P001: { single: LIQUIDS, outer: OUTERS, innerL: { GLASS: 10, PLASTIC: 30, METAL: 40 } },
  P002: { single: SOLIDS, outer: OUTERS, innerKg: { GLASS: 10, PLASTIC: 50, METAL: 50, PAPER: 50, FIBRE: 50 } },
  P003: {
    outer: of('4A 4B 4N 4C1 4C2 4D 4F 4G 4H1 4H2 1A1 1B1 1N1 1H1 1A2 1B2 1N2 1H2 1D 1G 3A1 3B1 3H1 3A2 3B2 3H2'),
    isUntested: true,
  },
  P200: { single: of('CYL TUBE PDRUM BUNDLE') },
  P203: { single: of('CRYO') },
  P206: { single: of('CYL PDRUM') },
  P207: { single: of('AEROSOL'), outer: of('4A 4B 4C1 4C2 4D 4F 4G 4H1 4H2 1A2 1B2 1H2 1D 1G'), least: 'Y' },
  P403: {
    single: of('1A1 1A2 1B1 1B2 1N1 1N2 1D 1G 1H1 1H2'),
    outer: OUTERS,
    innerKg: { GLASS: 2, PLASTIC: 15, METAL: 20 },
    mostSingle: 250,
  },
  P409: { outer: of('1G 4G 1D'), isByHand: true },
  P410: {
    single: of(
      '1A1 1B1 1N1 1H1 1A2 1B2 1N2 1H2 1D 1G 3A1 3B1 3H1 3A2 3B2 3H2 4A 4B 4N 4C1 4C2 4D 4F 4G 4H2 5H3 5H4 5L3 5M2 6HA1 6HB1 6HH1 6HD1 6HG1 6HA2 6HC 6HD2 6HG2 6HH2',
    ),
    outer: OUTERS,
    innerKg: { GLASS: 10, PLASTIC: 30, METAL: 40, PAPER: 10, FIBRE: 10 },
  },
  P501: byHand,
  P502: byHand,
  P504: {
    single: of('1A1 1B1 1N1 1H1 3A1 3B1 3H1 6HA1 6HB1 6HH1 6HD1 6HG1 6HA2 6HC 6HD2 6HG2 6HH2'),
    outer: of('1A1 1A2 1B1 1B2 1H1 1H2 1D 1G 4A 4B 4C1 4C2 4D 4F 4G 4H2 3A1 3A2 3B1 3B2 3H1 3H2'),
    innerL: { GLASS: 5, PLASTIC: 30, METAL: 40 },
    mostSingle: 250,
  },
  P520: {
    single: of(
      '1A1 1A2 1B1 1B2 1G 1H1 1H2 1D 3A1 3B1 3H1 3A2 3B2 3H2 6HA1 6HA2 6HB1 6HC 6HD1 6HD2 6HG1 6HG2 6HH1 6HH2',
    ),
    outer: of('1A1 1A2 1B1 1B2 1G 1H1 1H2 1D 4A 4B 4N 4C1 4C2 4D 4F 4G 4H1 4H2 3A1 3B1 3H1 3A2 3B2 3H2'),
    isByMethod: true,
  },
  P601: byHand,
  P602: byHand,
  P802: byHand,
  P804: byHand,
  P010: { single: of('1A1 3A1 6HA1'), isByHand: true },
  P302: { outer: of('4A 4B 4C1 4C2 4D 4F 4G 4H2 1A2 1B2 1H2 1G 1D'), least: 'Y' },
  P801: { outer: of('4A 4B 4N 4C1 4C2 4D 4F 4G 4H1 4H2 1A1 1B1 1N1 1H1 1A2 1B2 1N2 1H2 1D 1G'), isUntested: true },
  P903: { outer: of('1A2 1B2 1N2 1H2 1D 1G 4A 4B 4N 4C1 4C2 4D 4F 4G 4H1 4H2 3A2 3B2 3H2'), least: 'Y' },
  P905: { outer: of('4A 4B 4N 4C1 4C2 4D 4F 4G 4H1 4H2 1A1 1B1 1N1 1H1 1A2 1B2 1N2 1H2 1D 1G'), isUntested: true },
  P901: {
    outer: of('4A 4B 4N 4C1 4C2 4D 4F 4G 4H1 4H2 1A1 1B1 1N1 1H1 1A2 1B2 1N2 1H2 1D 1G 3A2 3B2 3H2'),
    least: 'Y',
  },
  P902: { outer: of('1A2 1B2 1H2 1D 1G 4A 4B 4C1 4C2 4D 4F 4G 4H1 4H2'), least: 'Z' },
  P907: { outer: of('4A 4B 4N 4C1 4C2 4D 4F 4G 4H1 4H2 1A1 1B1 1N1 1H1 1A2 1B2 1N2 1H2 1D 1G'), isUntested: true },
  P912: { outer: of('4A 4B 4N 4C1 4C2 4D 4F 4G 4H1 4H2'), isUntested: true },
  P099: byHand,
  IBC01: { single: of('31A 31B 31N') },
  IBC02: { single: of('31A 31B 31N 31H1 31H2 31HA1 31HB1') },
  IBC03: { single: of('31A 31B 31N 31H1 31H2 31HA1 31HB1 31HA2 31HD2 31HH2') },
  IBC04: { single: of('11A 11B 21A 31A 31B 31N') },
  IBC05: { single: of('11A 11B 21A 31A 31B 31N 11H1 31H1 31H2 11HZ1 31HA1 31HB1') },
  IBC06: { single: of('11A 11B 21A 31A 31B 31N 11H1 31H1 31H2 11HZ1 31HA1 31HB1') },
  IBC07: { single: of('11A 11B 21A 31A 31B 31N 11H1 31H1 31H2 11HZ1 31HA1 31HB1 11C 11D') },
  IBC08: {
    single: of(
      '11A 11B 21A 31A 31B 31N 11H1 31H1 31H2 11HZ1 31HA1 31HB1 11C 11D 11G 13H1 13H2 13H3 13H4 13H5 13L1 13L2 13L3 13L4 13M1 13M2',
    ),
  },
  IBC520: { single: of('31A 31HA1'), isByHand: true },
  LP01: { single: of('50A 50B 50N 50H 50C 50D 50F 50G'), innerL: { GLASS: 10, PLASTIC: 30, METAL: 40 } },
  LP02: {
    single: of('50A 50B 50N 50H 50C 50D 50F 50G 51H'),
    innerKg: { GLASS: 10, PLASTIC: 50, METAL: 50, PAPER: 50, FIBRE: 50 },
  },
  P405: byHand,
};

export const findInstruction = (code: string): Instruction | undefined =>
  Object.hasOwn(INSTRUCTIONS, code) ? INSTRUCTIONS[code] : undefined;

/** Limit of one packaging of an organic peroxide, by method; `L` or `kg` null when not allowed. */
export const METHODS: Readonly<
  Record<string, { kg: number; L: number | null; kgJerrican?: number; LJerrican?: number; kgBox?: number }>
> = {
  OP1: { kg: 0.5, L: 0.5 },
  OP2: { kg: 0.5, L: null },
  OP3: { kg: 5, L: 5 },
  OP4: { kg: 5, L: null },
  OP5: { kg: 25, L: 30 },
  OP6: { kg: 50, L: 60 },
  OP7: { kg: 50, L: 60 },
  OP8: { kg: 400, kgJerrican: 60, kgBox: 200, L: 225, LJerrican: 60 },
};

/** Metal packagings are allowed from this method. */
export const METAL_FROM = 'OP7';
