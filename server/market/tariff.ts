import type { BoxType } from '../../domain/booking';

/** Demo tariff: plausible numbers, no market data. */
type PerBox = Readonly<Record<BoxType, number>>;

const perBox = (twenty: number, forty: number): PerBox => ({ '20GP': twenty, '40GP': forty, '40HQ': forty });

/** Dollars for the sea, by lane. */
export const OCEAN_USD: Readonly<Record<string, PerBox>> = {
  近洋: perBox(180, 320),
  东南亚: perBox(420, 760),
  印巴: perBox(980, 1350),
  中东: perBox(1250, 1900),
  欧洲: perBox(1900, 3100),
  地中海: perBox(2300, 3500),
  北美西: perBox(1750, 2200),
  '北美东/美湾': perBox(2600, 3300),
  南美东: perBox(2400, 2800),
  非洲: perBox(2600, 3900),
  澳新: perBox(1200, 2000),
};

/** Yuan at the port of loading. */
const THC = perBox(750, 1150);
const DG_LOADING = perBox(1500, 2300);
const PAPERS = { DOC: 450, SEA: 50, EIR: 60, VGM: 50 };
const DG_PAPERS = { DGD: 800, LBL: 200 };

const sum = (charges: Record<string, number>) => Object.values(charges).reduce((all, charge) => all + charge, 0);

export const localYuan = (box: BoxType, isDanger: boolean): number =>
  THC[box] + sum(PAPERS) + (isDanger ? DG_LOADING[box] + sum(DG_PAPERS) : 0);

/** The class most dangerous goods of this house belong to. */
export const USUAL_CLASS = { hazardClass: '3', factor: 1.2 } as const;

export const YUAN_FOR_DOLLAR = 7.1;

/** Days between the application for dangerous goods, or a plain booking, and the sailing. */
export const LEAD_DAYS = { Y: 10, N: 3 } as const;
